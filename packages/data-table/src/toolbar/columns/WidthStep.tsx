import SwapHoriz from '@mui/icons-material/SwapHoriz';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { columnStrings } from './columnStrings';

const narrow = 96;
const wide = 320;

interface WidthStepProps {
  /** Header of the column. */
  name: string;
  /** In px; undefined while its kind and cells decide. */
  width: number | undefined;
  onWidth: (width: number | undefined) => void;
}

/** A column's width for those who do not drag: automatic, narrow, wide, and automatic again. */
export function WidthStep({ name, width, onWidth }: WidthStepProps) {
  const t = useStrings(columnStrings);
  const size = width === undefined ? 'auto' : width === narrow ? 'narrow' : width === wide ? 'wide' : 'own';
  const label = t('width', { name, size: t(`size_${size}`) });
  const next = { auto: narrow, narrow: wide, wide: undefined, own: undefined }[size];
  return (
    <IconButton size="small" aria-label={label} title={label} data-size={size} onClick={() => onWidth(next)}>
      <SwapHoriz fontSize="inherit" color={size === 'auto' ? 'inherit' : 'primary'} />
    </IconButton>
  );
}
