import { countries, localeTag, nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { Brand } from '@backlot/ui-kit';
import { ModeToggle } from '../settings/ModeToggle';
import { LanguageChoice } from './LanguageChoice';
import { RouteMap } from './RouteMap';
import { strings } from './strings';
import css from './UserLayout.module.css';

/** The layout of sign-in, registration and recovery: what the product does on one side, the form on the other. */
export function UserLayout({ children }: { children: ReactNode }) {
  const t = useStrings(strings);
  const locale = useLocale();
  return (
    <div className={css.page}>
      <aside className={css.pitch}>
        <RouteMap className={css.routes} />
        <span className={css.pitchLogo}>
          <Brand name="Backlot" />
        </span>
        <div className={css.story} lang={localeTag[locale]}>
          <p className={css.headline}>{t('headline')}</p>
          <dl className={css.offers}>
            {offers.map((offer) => (
              <div key={offer}>
                <dt>{t(offer)}</dt>
                <dd>{t(`${offer}Text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className={css.countries} aria-label={t('countries')}>
          {countries.map((country) => (
            <li key={country.code}>{nameOf(country, locale)}</li>
          ))}
        </ul>
      </aside>
      <div className={css.side}>
        <header className={css.top}>
          <span className={css.topLogo}>
            <Brand name="Backlot" />
          </span>
          <LanguageChoice />
          <ModeToggle />
        </header>
        <main className={css.content}>{children}</main>
      </div>
    </div>
  );
}

const offers = ['selling', 'brand', 'game', 'content'] as const;
