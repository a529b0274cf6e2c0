import { flatChoices } from '../../codegen/choiceCode';
import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx, jsxText } from '../../codegen/jsx';
import { textSchema } from '../../codegen/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const radioCode = controlCode<OptionsOf<'radio'>>({
  markup: ({ options, bind }) =>
    element('div', { role: 'radiogroup' }, ...flatChoices(options.options).map(({ value, label }) => element('label', {}, element('input', { type: 'radio', ...bind, value, disabled: options.disabled }), escapeHtml(label)))),
  react: (input) => ({
    jsx: controller(
      input,
      jsx(
        'FormControl',
        { error: code('Boolean(fieldState.error)'), disabled: input.options.disabled },
        jsx('FormLabel', {}, jsxText(input.label)),
        jsx('RadioGroup', { '{...field}': true }, ...flatChoices(input.options.options).map(({ value, label }) => jsx('FormControlLabel', { value, label, control: code('<Radio />') }))),
        jsx('FormHelperText', {}, '{fieldState.error?.message}'),
      ),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['FormControl', 'FormControlLabel', 'FormHelperText', 'FormLabel', 'Radio', 'RadioGroup'] },
    schema: textSchema(input.control),
  }),
});
