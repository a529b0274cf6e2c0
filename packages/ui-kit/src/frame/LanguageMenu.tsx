import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type Locale, localeName, locales, localeTag } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useId, useState } from 'react';
import { frameStrings } from './strings';

/** The language in force and what to do with another choice. */
export interface LanguageMenuProps {
  value: Locale;
  onChange: (locale: Locale) => void;
}

/** The three languages in a menu of the header, each by its own name. */
export function LanguageMenu({ value, onChange }: LanguageMenuProps) {
  const t = useStrings(frameStrings);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  const choose = (locale: Locale) => {
    setAnchor(null);
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
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ fontWeight: 500 }}
      >
        {localeName[value]}
      </Button>
      <Menu
        id={menu}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'region', 'aria-label': localeName[value] } }}
      >
        {locales.map((locale) => (
          <MenuItem key={locale} selected={locale === value} lang={localeTag[locale]} onClick={() => choose(locale)}>
            {localeName[locale]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
