import { element } from '../../codegen/element';
import { asAttribute, controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx, jsxText } from '../../codegen/react/jsx';
import { numberSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const sliderCode = controlCode<OptionsOf<'slider'>>({
  markup: ({ control, options, bind, dialect, name, initial, disabled }) =>
    element('input', {
      id: control.key,
      type: 'range',
      min: options.min,
      max: options.max,
      step: options.step,
      value: asAttribute(initial),
      ...(dialect === 'vue' ? { 'v-model.number': name } : bind),
      ...disabled,
    }),
  react: (input) => ({
    jsx: controller(
      input,
      jsx(
        'FormControl',
        { fullWidth: true, error: code('Boolean(fieldState.error)') },
        jsx('FormLabel', {}, jsxText(input.label)),
        jsx('Slider', {
          min: input.options.min,
          max: input.options.max,
          step: input.options.step,
          disabled: input.disabled,
          'aria-label': input.label,
          valueLabelDisplay: 'auto',
          value: code('field.value ?? 0'),
          onChange: code('(_, value) => field.onChange(value)'),
        }),
      ),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['FormControl', 'FormLabel', 'Slider'] },
    schema: numberSchema(input.control, input.options),
  }),
});
