import Switch from '@mui/material/Switch';
import type { OptionsOf } from '../../document/controlOptions';
import { ariaOf } from '../ariaOf';
import type { ControlRenderProps } from '../defineControl';

/** On or off. */
export function SwitchRender(props: ControlRenderProps<OptionsOf<'switch'>>) {
  const { value, onChange, onBlur, isDisabled } = props;
  const { 'aria-required': _, ...aria } = ariaOf(props);
  return (
    <span className="BlForm-switch">
      <Switch
        checked={value === true}
        onChange={(_, isOn) => onChange(isOn)}
        onBlur={onBlur}
        disabled={isDisabled}
        disableRipple
        slotProps={{ input: { ...aria, role: 'switch' } }}
      />
    </span>
  );
}
