import { element } from '../../codegen/element';
import { controlCode, controller } from '../../codegen/fieldCode';
import { code, jsx } from '../../codegen/react/jsx';
import type { OptionsOf } from '../../document/controlOptions';

export const switchCode = controlCode<OptionsOf<'switch'>>({
  markup: ({ control, bind, initial, disabled }) =>
    element('input', { id: control.key, type: 'checkbox', role: 'switch', ...bind, checked: initial === true, ...disabled }),
  react: (input) => ({
    jsx: controller(
      input,
      jsx('FormControlLabel', {
        label: input.label,
        disabled: input.disabled,
        control: code('<Switch checked={field.value === true} onChange={(_, isOn) => field.onChange(isOn)} />'),
      }),
    ),
    imports: { 'react-hook-form': ['Controller'], '@mui/material': ['FormControlLabel', 'Switch'] },
    schema: 'z.boolean()',
  }),
});
