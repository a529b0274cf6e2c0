import { element } from '../../codegen/element';
import { asAttribute, controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/react/jsx';
import { numberSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const numberCode = controlCode<OptionsOf<'number'>>({
  markup: ({ control, options, bind, dialect, name, initial, disabled, required }) =>
    element('input', {
      id: control.key,
      type: 'number',
      ...(dialect === 'vue' ? { 'v-model.number': name } : bind),
      value: asAttribute(initial),
      min: options.min,
      max: options.max,
      step: options.step,
      placeholder: options.placeholder,
      ...required,
      ...disabled,
    }),
  react: (input) => ({
    jsx: controller(
      input,
      jsx('TextField', {
        '{...field}': true,
        value: code("field.value ?? ''"),
        onChange: code("(event) => field.onChange(event.target.value === '' ? null : Number(event.target.value))"),
        size: 'small',
        fullWidth: true,
        type: 'number',
        label: input.label,
        placeholder: input.options.placeholder,
        disabled: input.disabled,
        error: code('Boolean(fieldState.error)'),
        helperText: code('fieldState.error?.message'),
      }),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['TextField'] },
    schema: numberSchema(input.control, input.options),
  }),
});
