import { useFormat, useStrings } from '@backlot/i18n/react';
import { dialogStrings } from '../../words/dialogStrings';

/** Characters that a text area lays out at once; some seconds of more would stand still the page. */
export const longestShown = 200_000;

/** Text to read, select and copy; long lines scroll. Of a very long one only the beginning is shown. */
export function SourceText({ label, text }: { label: string; text: string }) {
  const t = useStrings(dialogStrings);
  const { number } = useFormat();
  return (
    <>
      <textarea className="fd-source" aria-label={label} readOnly spellCheck={false} value={text.slice(0, longestShown)} />
      {text.length > longestShown && (
        <p className="fd-quiet">{t('partShown', { shown: number(longestShown), all: number(text.length) })}</p>
      )}
    </>
  );
}
