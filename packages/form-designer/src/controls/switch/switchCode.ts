import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/jsx';
import type { OptionsOf } from '../../document/controlOptions';

export const switchCode = controlCode<OptionsOf<'switch'>>({
  markup: ({ control, options, bind }) => element('input', { id: control.key, type: 'checkbox', role: 'switch', ...bind, disabled: options.disabled }),
  react: (input) => ({
    jsx: controller(input, jsx('FormControlLabel', { label: input.label, disabled: input.options.disabled, control: code('<Switch checked={field.value === true} onChange={(_, isOn) => field.onChange(isOn)} />') })),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['FormControlLabel', 'Switch'] },
    schema: 'z.boolean()',
  }),
});
