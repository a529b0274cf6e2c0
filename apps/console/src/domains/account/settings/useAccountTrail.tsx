import { homePath } from '@backlot/auth-session';
import { useStrings } from '@backlot/i18n/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import trail from '../../../shell/menu/Trail.module.css';
import { strings } from './strings';

/** The way to a page of the account, for its breadcrumbs: console, account, then the given words, the last being where one is. */
export function useAccountTrail(...below: readonly string[]): ReactNode[] {
  const t = useStrings(strings);
  const here = below.at(-1);
  return [
    <Link key="home" to={homePath} className={trail.link}>
      {t('home')}
    </Link>,
    here ? (
      <Link key="center" to="/account/center" className={trail.link}>
        {t('center')}
      </Link>
    ) : (
      <span key="center" aria-current="page">
        {t('center')}
      </span>
    ),
    ...below.map((word) => (
      <span key={word} {...(word === here && { 'aria-current': 'page' as const })}>
        {word}
      </span>
    )),
  ];
}
