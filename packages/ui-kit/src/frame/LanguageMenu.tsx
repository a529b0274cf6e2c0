import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Button from '@mui/material/Button';
import { type Locale, localeName } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useId, useState } from 'react';
import type { LanguageChoices } from './LanguageChoices';
import { frameStrings } from './strings';

/** The language in force and what to do with another choice. */
export interface LanguageMenuProps {
  value: Locale;
  onChange: (locale: Locale) => void;
  /** Told when the code of the choices does not arrive; nothing opens then. */
  onLost?: (error: unknown) => void;
}

const load = () => import('./LanguageChoices').then((part) => part.LanguageChoices);
const loadEarly = () => void load().catch(() => undefined);

/** The three languages in a menu of the header, each by its own name; the menu travels when somebody reaches for it. */
export function LanguageMenu({ value, onChange, onLost }: LanguageMenuProps) {
  const t = useStrings(frameStrings);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [part, setPart] = useState<{ Choices: typeof LanguageChoices }>();
  const menu = useId();
  const close = () => setAnchor(null);
  const open = async (place: HTMLElement) => {
    try {
      setPart({ Choices: await load() });
      setAnchor(place);
    } catch (error) {
      onLost?.(error);
    }
  };
  const choose = (locale: Locale) => {
    close();
    if (locale !== value) onChange(locale);
  };
  return (
    <>
      <Button
        variant="text"
        color="secondary"
        startIcon={<TranslateOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menu : undefined}
        aria-label={t('languageIs', { name: localeName[value] })}
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={(event) => void open(event.currentTarget)}
        sx={{ fontWeight: 500 }}
      >
        {localeName[value]}
      </Button>
      {part && <part.Choices id={menu} value={value} anchor={anchor} onChoose={choose} onClose={close} />}
    </>
  );
}
