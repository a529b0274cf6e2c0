import type { OutputOf, sysRoleApi } from '@backlot/contract';
import { type Locale, nameOf, translator } from '@backlot/i18n';
import { strings } from './strings';

interface Asked {
  permission: string;
  /** Every permission by name with the roles that hold it; undefined while unknown. */
  holders: OutputOf<typeof sysRoleApi.holders> | undefined;
  locale: Locale;
}

/** The sentence about a missing permission: its name, and the roles that hold it where one may know them. */
export function reasonOf({ permission, holders, locale }: Asked): string {
  const t = translator(strings, locale);
  const known = holders?.find((one) => one.permission === permission);
  if (!known) return t('needs');
  const name = nameOf(known, locale);
  if (!known.roles) return t('needsNamed', { name });
  const roles = known.roles.map((role) => nameOf(role, locale)).join(locale === 'zh-CN' ? '、' : ', ');
  return t(roles ? 'needsHeld' : 'needsUnheld', { name, roles });
}
