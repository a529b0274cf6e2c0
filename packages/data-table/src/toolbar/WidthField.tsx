import TextField from '@mui/material/TextField';
import { useState } from 'react';

const narrowest = 48;
const widest = 1200;

/** A column's width in pixels, for those who do not drag; empty leaves it to the design. Taken over on leaving or Enter. */
export function WidthField({
  label,
  width,
  onWidth,
}: {
  label: string;
  width: number | undefined;
  onWidth: (width: number | undefined) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const wanted = Math.round(Number(typed));
    onWidth(typed.trim() && Number.isFinite(wanted) ? Math.min(widest, Math.max(narrowest, wanted)) : undefined);
  };
  return (
    <TextField
      size="small"
      className="BlTable-width"
      type="number"
      value={typed ?? width ?? ''}
      placeholder="–"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      slotProps={{ htmlInput: { 'aria-label': label, min: narrowest, max: widest, step: 10 } }}
    />
  );
}
