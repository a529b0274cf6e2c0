import { choiceElements, choiceJsx, choicesMark } from '../../codegen/choiceCode';
import { element } from '../../codegen/element';
import { escapeHtml } from '../../codegen/escapeHtml';
import { controlCode, controller, isInitial } from '../../codegen/fieldCode';
import { code, jsx, jsxText } from '../../codegen/react/jsx';
import { textSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const radioCode = controlCode<OptionsOf<'radio'>>({
  markup: ({ control, options, bind, dialect, initial, disabled, required }) =>
    element(
      'div',
      {
        id: control.key,
        role: 'radiogroup',
        'aria-labelledby': `${control.key}-label`,
        ...choicesMark({ options, dialect, bind, kind: 'radio' }),
      },
      ...choiceElements({ control, options, dialect }, ({ value, label }, given) =>
        element(
          'label',
          { ...given },
          element('input', {
            type: 'radio',
            ...bind,
            ...(given ? { ':value': code('choice.value') } : { value }),
            checked: isInitial(initial, value),
            ...required,
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
        jsx(
          'RadioGroup',
          { '{...field}': true },
          ...choiceJsx(input, ({ key, value, label }) => jsx('FormControlLabel', { key, value, label, control: code('<Radio />') })),
        ),
        jsx('FormHelperText', {}, '{fieldState.error?.message}'),
      ),
    ),
    imports: {
      'react-hook-form': ['Controller'],
      '@mui/material': ['FormControl', 'FormControlLabel', 'FormHelperText', 'FormLabel', 'Radio', 'RadioGroup'],
    },
    schema: textSchema(input.control),
  }),
});
