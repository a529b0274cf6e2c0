import { element } from '../../codegen/element';
import { asAttribute, controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx, jsxText } from '../../codegen/react/jsx';
import { numberSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const rateCode = controlCode<OptionsOf<'rate'>>({
  markup: ({ control, options, bind, dialect, name, initial, disabled }) =>
    element('input', {
      id: control.key,
      type: 'number',
      min: 0,
      max: options.max,
      step: options.allowHalf ? 0.5 : 1,
      value: asAttribute(initial),
      ...(dialect === 'vue' ? { 'v-model.number': name } : bind),
      ...disabled,
    }),
  react: (input) => ({
    jsx: controller(
      input,
      jsx(
        'FormControl',
        { error: code('Boolean(fieldState.error)') },
        jsx('FormLabel', {}, jsxText(input.label)),
        jsx('Rating', {
          max: input.options.max,
          precision: input.options.allowHalf ? 0.5 : 1,
          disabled: input.disabled,
          value: code('field.value ?? 0'),
          onChange: code('(_, stars) => field.onChange(stars ?? 0)'),
        }),
      ),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['FormControl', 'FormLabel', 'Rating'] },
    schema: numberSchema(input.control, { min: 0, max: input.options.max }),
  }),
});
