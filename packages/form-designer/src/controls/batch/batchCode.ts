import { element, indent } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode, controller, disabledProp } from '../../codegen/fieldCode';
import { initialValues } from '../../codegen/html/initialValues';
import { code, jsx, jsxText, literal } from '../../codegen/react/jsx';
import type { Control } from '../../document/control';
import { labelOf } from '../../document/controlText';
import type { OptionsOf } from '../../document/controlOptions';
import { valueDefinitions } from '../valueRules';

export const batchCode = controlCode<OptionsOf<'batch'>>({
  markup: ({ slot, dialect, name, control, disabled }) => {
    const heads = element('tr', {}, ...(control.list ?? []).map((child) => element('th', {}, escapeHtml(labelOf(child)))));
    const cells = slot('list');
    const rows =
      dialect === 'vue'
        ? element(
            'tr',
            { 'v-for': `(row, index) in ${name}`, ':key': 'index' },
            element('td', { colspan: Math.max(1, control.list?.length ?? 1) }, cells),
            element('td', {}, element('button', { type: 'button', '@click': code(`${name}.splice(index, 1)`), ...disabled }, '×')),
          )
        : element('tr', {}, element('td', { colspan: Math.max(1, control.list?.length ?? 1) }, cells));
    const add =
      dialect === 'vue'
        ? element('button', { type: 'button', '@click': code(`${name}.push(${literal(rowDefaults(control))})`), ...disabled }, '+')
        : '';
    return [element('table', {}, element('thead', {}, heads), element('tbody', {}, rows)), add].filter((part) => part !== '').join('\n');
  },
  react: (input) => ({
    jsx: controller(
      input,
      jsx(
        'div',
        {},
        jsx('h4', {}, jsxText(input.label)),
        `{(field.value ?? []).map((_: unknown, index: number) => (\n  <div key={index}>\n${indent(input.slot('list'), 4)}\n    <Button ${disabledProp(input)}onClick={() => field.onChange(field.value.filter((_: unknown, at: number) => at !== index))}>×</Button>\n  </div>\n))}`,
        `<Button variant="outlined" ${disabledProp(input)}onClick={() => field.onChange([...(field.value ?? []), ${literal(rowDefaults(input.control))}])}>+</Button>`,
        jsx('FormHelperText', { error: true }, '{fieldState.error?.message}'),
      ),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['Button', 'FormHelperText'] },
  }),
});

/** What a new row starts with. */
const rowDefaults = (control: Control): Record<string, unknown> => initialValues(control.list ?? [], valueDefinitions);
