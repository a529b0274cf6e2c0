import { choiceElements, choiceJsx, choicesMark } from '../../codegen/choiceCode';
import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode, controller, isInitial } from '../../codegen/fieldCode';
import { code, jsx, jsxText, literal } from '../../codegen/react/jsx';
import { listSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const checkboxCode = controlCode<OptionsOf<'checkbox'>>({
  markup: ({ control, options, bind, dialect, initial, disabled }) =>
    element(
      'div',
      {
        id: control.key,
        role: 'group',
        'aria-labelledby': `${control.key}-label`,
        ...choicesMark({ options, dialect, bind, kind: 'checkbox' }),
      },
      ...choiceElements({ control, options, dialect }, ({ value, label }, given) =>
        element(
          'label',
          { ...given },
          element('input', {
            type: 'checkbox',
            ...bind,
            ...(given ? { ':value': code('choice.value') } : { value }),
            checked: isInitial(initial, value),
            ...disabled,
          }),
          given ? element('span', { 'v-text': code('choice.label') }) : escapeHtml(label),
        ),
      ),
    ),
  react: (input) => ({
    jsx: controller(
      input,
      jsx(
        'FormControl',
        { error: code('Boolean(fieldState.error)'), disabled: input.disabled },
        jsx('FormLabel', {}, jsxText(input.label)),
        ...choiceJsx(input, ({ key, value, label }) => {
          const source = typeof value === 'string' ? literal(value) : value.code;
          return jsx('FormControlLabel', {
            key,
            label,
            control: code(
              `<Checkbox checked={field.value.includes(${source})} onChange={(_, isOn) => field.onChange(isOn ? [...field.value, ${source}] : field.value.filter((one: string) => one !== ${source}))} />`,
            ),
          });
        }),
        jsx('FormHelperText', {}, '{fieldState.error?.message}'),
      ),
    ),
    imports: {
      'react-hook-form': ['Controller'],
      '@mui/material': ['Checkbox', 'FormControl', 'FormControlLabel', 'FormHelperText', 'FormLabel'],
    },
    schema: listSchema(input.control),
  }),
});
