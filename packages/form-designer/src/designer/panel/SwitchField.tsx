import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldProps } from './fieldProps';

/** A yes-or-no property. */
export const SwitchField = ({ id, label, help, value, onChange }: FieldProps) => (
  <div className="fd-switch-row">
    <FormControlLabel
      className="fd-switch"
      labelPlacement="start"
      label={label}
      control={<Switch id={id} size="small" checked={value === true} onChange={(_, checked) => onChange(checked)} />}
    />
    {help && <FormHelperText>{help}</FormHelperText>}
  </div>
);
