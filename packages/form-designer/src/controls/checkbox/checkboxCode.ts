import { flatChoices } from '../../codegen/choiceCode';
import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx, jsxText, literal } from '../../codegen/jsx';
import { listSchema } from '../../codegen/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const checkboxCode = controlCode<OptionsOf<'checkbox'>>({
  markup: ({ options, bind }) =>
    element('div', { role: 'group' }, ...flatChoices(options.options).map(({ value, label }) => element('label', {}, element('input', { type: 'checkbox', ...bind, value, disabled: options.disabled }), escapeHtml(label)))),
  react: (input) => ({
    jsx: controller(
      input,
      jsx(
        'FormControl',
        { error: code('Boolean(fieldState.error)'), disabled: input.options.disabled },
        jsx('FormLabel', {}, jsxText(input.label)),
        ...flatChoices(input.options.options).map(({ value, label }) =>
          jsx('FormControlLabel', { label, control: code(`<Checkbox checked={field.value.includes(${literal(value)})} onChange={(_, isOn) => field.onChange(isOn ? [...field.value, ${literal(value)}] : field.value.filter((one: string) => one !== ${literal(value)}))} />`) }),
        ),
        jsx('FormHelperText', {}, '{fieldState.error?.message}'),
      ),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['Checkbox', 'FormControl', 'FormControlLabel', 'FormHelperText', 'FormLabel'] },
    schema: listSchema(input.control),
  }),
});
