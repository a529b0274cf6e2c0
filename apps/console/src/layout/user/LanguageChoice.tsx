import { type Locale, localeName, localeTag, locales } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { noteLanguageChoice } from '../../shell/settings/languageChoice';
import css from './LanguageChoice.module.css';
import { strings } from './strings';

/** The three languages side by side; switching keeps everything on the page. */
export function LanguageChoice() {
  const t = useStrings(strings);
  const current = useLocale();
  const { localeState } = useConsole();
  const choose = (locale: Locale) => {
    noteLanguageChoice();
    localeState.choose(locale);
  };
  return (
    <div role="group" aria-label={t('language')} className={css.choice}>
      {locales.map((locale) => (
        <button key={locale} type="button" lang={localeTag[locale]} aria-pressed={locale === current} onClick={() => choose(locale)}>
          <span className={css.whole}>{localeName[locale]}</span>
          <span className={css.short} aria-hidden="true">
            {shortName[locale]}
          </span>
        </button>
      ))}
    </div>
  );
}

/** For phones, where three whole names do not fit beside the logo. */
const shortName: Record<Locale, string> = { en: 'EN', 'zh-CN': '中', vn: 'VI' };
