import MuiTextField from '@mui/material/TextField';
import type { EditorChoice } from '../../controls/editor';
import { useDesigner } from '../../store/DesignerContext';
import type { FieldProps } from './fieldProps';

/** A property with fixed choices. */
export function SelectField({ id, label, help, value, onChange, choices }: FieldProps & { choices: readonly EditorChoice[] }) {
  const { host } = useDesigner();
  const at = choices.findIndex((choice) => choice.value === value);
  return (
    <MuiTextField
      id={id}
      select
      size="small"
      fullWidth
      label={label}
      helperText={help}
      value={at === -1 ? '' : String(at)}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {at === -1 && <option value="" />}
      {choices.map((choice, index) => (
        <option key={String(choice.value)} value={String(index)}>
          {choice.label[host.locale]}
        </option>
      ))}
    </MuiTextField>
  );
}
