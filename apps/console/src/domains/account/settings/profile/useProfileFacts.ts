import { missingText, nameOf } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { orgOf } from '../../../../shell/session/orgOf';
import { useUser } from '../../../../shell/session/useUser';
import { strings } from '../strings';

/** What the console knows about the signed-in person, for a description list. */
export function useProfileFacts() {
  const t = useStrings(strings);
  const locale = useLocale();
  const format = useFormat();
  const user = useUser();
  const lastLogin = user.lastLoginTime && t('lastLoginAt', { time: format.exact(user.lastLoginTime), ip: user.lastLoginIp ?? missingText });
  return [
    { label: t('account'), value: user.account },
    { label: t('name'), value: user.name },
    { label: t('roles'), value: user.roles.map((role) => nameOf(role, locale)).join(', ') || missingText },
    { label: t('org'), value: orgOf(user, locale) ?? missingText },
    { label: t('phone'), value: user.phone ?? missingText },
    { label: t('email'), value: user.email ?? missingText },
    { label: t('lastLogin'), value: lastLogin ?? missingText },
  ];
}
