import type { LoginUser } from '@backlot/contract';
import { type Locale, nameOf } from '@backlot/i18n';

/** The name of a person's organisation in a language, or undefined. */
export const orgOf = ({ orgName, orgEnName, orgVnName }: LoginUser, locale: Locale): string | undefined =>
  orgName === null ? undefined : nameOf({ name: orgName, enName: orgEnName, vnName: orgVnName }, locale);
