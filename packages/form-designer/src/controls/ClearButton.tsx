import CloseIcon from '@mui/icons-material/Close';
import { type Locale, translator } from '@backlot/i18n';
import { controlStrings } from './strings';

interface ClearButtonProps {
  readonly label: string;
  readonly locale: Locale;
  onClear(): void;
}

/** Empties a field; drawn only where there is something to empty. */
export const ClearButton = ({ label, locale, onClear }: ClearButtonProps) => (
  <button
    type="button"
    className="BlForm-clear"
    aria-label={translator(controlStrings, locale)('clearOf', { label })}
    onClick={onClear}
    onMouseDown={(event) => event.stopPropagation()}
  >
    <CloseIcon fontSize="inherit" />
  </button>
);
