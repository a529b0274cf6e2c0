import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/jsx';
import { textSchema } from '../../codegen/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const inputCode = controlCode<OptionsOf<'input'>>({
  markup: ({ control, options, bind }) =>
    element('input', { id: control.key, type: options.type, ...bind, placeholder: options.placeholder, maxlength: options.maxLength, required: control.rules?.[0]?.required === true, disabled: options.disabled }),
  react: (input) => ({
    jsx: controller(input, jsx('TextField', { '{...field}': true, size: 'small', fullWidth: true, type: input.options.type, label: input.label, placeholder: input.options.placeholder, disabled: input.options.disabled, error: code('Boolean(fieldState.error)'), helperText: code('fieldState.error?.message') })),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['TextField'] },
    schema: textSchema(input.control, input.options.maxLength),
  }),
});
