import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type Locale, localeName, locales, localeTag } from '@backlot/i18n';

interface LanguageChoicesProps {
  id: string;
  value: Locale;
  /** Where they are open. */
  anchor: HTMLElement | null;
  onChoose: (locale: Locale) => void;
  onClose: () => void;
}

/** The languages of a `LanguageMenu`, each by its own name. */
export const LanguageChoices = ({ id, value, anchor, onChoose, onClose }: LanguageChoicesProps) => (
  <Menu
    id={id}
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { role: 'region', 'aria-label': localeName[value] } }}
  >
    {locales.map((locale) => (
      <MenuItem key={locale} selected={locale === value} lang={localeTag[locale]} onClick={() => onChoose(locale)}>
        {localeName[locale]}
      </MenuItem>
    ))}
  </Menu>
);
