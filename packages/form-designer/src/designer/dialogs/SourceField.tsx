import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import type { ClipboardEvent } from 'react';
import { dialogStrings } from '../../words/dialogStrings';
import { longestShown, SourceText } from './SourceText';

interface SourceFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  onChange(value: string): void;
}

/** Text to paste or type. A very long one is taken whole, shown in part and no longer typed in, so that the page never stands still. */
export function SourceField({ label, placeholder, value, onChange }: SourceFieldProps) {
  const t = useStrings(dialogStrings);
  const takeWhole = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= longestShown) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onChange(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  };
  if (value.length > longestShown) {
    return (
      <>
        <SourceText label={label} text={value} />
        <Button onClick={() => onChange('')}>{t('startAgain')}</Button>
      </>
    );
  }
  return (
    <textarea
      className="fd-source"
      aria-label={label}
      placeholder={placeholder}
      spellCheck={false}
      value={value}
      onPaste={takeWhole}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
