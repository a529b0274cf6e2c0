import { element } from '../../codegen/element';
import { controlCode } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';
import { columnSlot } from '../../document/tree/slots';

export const gridCode = controlCode<OptionsOf<'grid'>>({
  markup: ({ control, options, slot }) =>
    element(
      'div',
      { class: 'form-grid', style: `column-gap: ${options.gutter}px` },
      ...(control.columns ?? []).map((column, index) =>
        element('div', { style: `grid-column: span ${Number(column.span) || 12}` }, slot(columnSlot(index))),
      ),
    ),
  react: ({ control, options, slot }) => ({
    jsx: jsx(
      'Grid',
      { container: true, columns: 24, spacing: code(`'${options.gutter}px'`) },
      ...(control.columns ?? []).map((column, index) => jsx('Grid', { size: Number(column.span) || 12 }, slot(columnSlot(index)))),
    ),
    imports: { '@mui/material': ['Grid'] },
  }),
  isBare: true,
});
