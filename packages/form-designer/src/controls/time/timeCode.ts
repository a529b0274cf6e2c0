import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/jsx';
import { textSchema } from '../../codegen/zodCode';
import type { OptionsOf } from '../../document/controlOptions';

export const timeCode = controlCode<OptionsOf<'time'>>({
  markup: ({ control, options, bind }) =>
    element('input', { id: control.key, type: 'time', step: /s/.test(options.format) ? 1 : undefined, ...bind, required: control.rules?.[0]?.required === true, disabled: options.disabled }),
  react: (input) => ({
    jsx: controller(input, jsx('TextField', { '{...field}': true, size: 'small', fullWidth: true, type: 'time', label: input.label, disabled: input.options.disabled, error: code('Boolean(fieldState.error)'), helperText: code('fieldState.error?.message'), slotProps: code(`{ inputLabel: { shrink: true }, htmlInput: { step: ${/s/.test(input.options.format) ? 1 : 60} } }`) })),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['TextField'] },
    schema: textSchema(input.control),
  }),
});
