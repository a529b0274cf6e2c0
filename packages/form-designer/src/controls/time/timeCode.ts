import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/react/jsx';
import { textSchema } from '../../codegen/react/zodCode';
import type { OptionsOf } from '../../document/controlOptions';
import { toPicker } from '../date/nativeDate';

export const timeCode = controlCode<OptionsOf<'time'>>({
  markup: ({ control, options, bind, initial, disabled, required }) =>
    element('input', {
      id: control.key,
      type: 'time',
      step: /s/.test(options.format) ? 1 : undefined,
      ...bind,
      value: typeof initial === 'string' ? toPicker(initial, options.format || 'HH:mm:ss') : undefined,
      ...required,
      ...disabled,
    }),
  react: (input) => ({
    jsx: controller(
      input,
      jsx('TextField', {
        '{...field}': true,
        size: 'small',
        fullWidth: true,
        type: 'time',
        label: input.label,
        disabled: input.disabled,
        error: code('Boolean(fieldState.error)'),
        helperText: code('fieldState.error?.message'),
        slotProps: code(`{ inputLabel: { shrink: true }, htmlInput: { step: ${/s/.test(input.options.format) ? 1 : 60} } }`),
      }),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['TextField'] },
    schema: textSchema(input.control),
  }),
});
