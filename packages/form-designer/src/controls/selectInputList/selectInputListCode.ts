import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode, disabledProp } from '../../codegen/fieldCode';
import { code, jsx, jsxText, literal } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';
import { columnSlot } from '../../document/tree/slots';
import { textOf } from '../textOf';

export const selectInputListCode = controlCode<OptionsOf<'selectInputList'>>({
  markup: ({ control, options, slot, dialect, name, disabled }) =>
    (control.columns ?? [])
      .map((column, index) => {
        const own = dialect === 'vue' ? { 'v-model': `${name}[${index}].checked` } : { name: `${name}[${index}].checked` };
        const mark = element('input', { type: options.multiple || dialect === 'vue' ? 'checkbox' : 'radio', ...own, ...disabled });
        return element('div', {}, element('label', {}, mark, escapeHtml(textOf(column.label))), slot(columnSlot(index)));
      })
      .join('\n'),
  react: (input) => ({
    jsx: jsx(
      'fieldset',
      {},
      jsx('legend', {}, jsxText(input.label)),
      ...(input.control.columns ?? []).flatMap((column, index) => [
        jsx('Controller', {
          name: code(`${input.name.slice(0, -1)}.${index}.checked${input.name.slice(-1)}`),
          control: code('control'),
          render: code(
            `({ field }) => <FormControlLabel label={${literal(textOf(column.label))}} ${disabledProp(input)}control={<Checkbox checked={field.value} onChange={(_, isOn) => field.onChange(isOn)} />} />`,
          ),
        }),
        input.slot(columnSlot(index)),
      ]),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['Checkbox', 'FormControlLabel'] },
  }),
});
