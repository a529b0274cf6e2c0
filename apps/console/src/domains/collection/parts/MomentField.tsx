import TextField from '@mui/material/TextField';
import { formatWireTime, parseWireTime } from '@backlot/i18n';
import { useController } from 'react-hook-form';

/** A moment of the form around it: typed in the person's own zone, kept as the wire has it, `YYYY-MM-DD HH:mm:ss` in UTC. */
export function MomentField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name });
  const typed = (text: string) => {
    const at = new Date(text);
    return Number.isNaN(at.getTime()) ? '' : formatWireTime(at);
  };
  return (
    <TextField
      name={field.name}
      type="datetime-local"
      label={label}
      value={localOf(field.value as string | undefined)}
      onChange={({ target }) => field.onChange(typed(target.value))}
      onBlur={field.onBlur}
      inputRef={ref}
      required
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

const two = (n: number) => String(n).padStart(2, '0');

/** `YYYY-MM-DDTHH:mm` where the person is; empty for no moment. */
function localOf(wire: string | undefined): string {
  const at = parseWireTime(wire);
  if (!at) return '';
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
