import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode } from '../../codegen/fieldCode';
import { jsx, jsxText } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';
import { columnSlot } from '../../document/tree/slots';
import { textOf } from '../textOf';

export const tabsCode = controlCode<OptionsOf<'tabs'>>({
  markup: ({ control, slot }) =>
    (control.columns ?? [])
      .map((column, index) =>
        element('details', { open: index === 0 }, element('summary', {}, escapeHtml(textOf(column.label))), slot(columnSlot(index))),
      )
      .join('\n'),
  react: ({ control, slot }) => ({
    jsx: jsx(
      'div',
      {},
      ...(control.columns ?? []).map((column, index) =>
        jsx(
          'Accordion',
          { defaultExpanded: index === 0 },
          jsx('AccordionSummary', {}, jsxText(textOf(column.label))),
          jsx('AccordionDetails', {}, slot(columnSlot(index))),
        ),
      ),
    ),
    imports: { '@mui/material': ['Accordion', 'AccordionDetails', 'AccordionSummary'] },
  }),
  isBare: true,
});
