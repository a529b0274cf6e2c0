import type { OutputOf, sysTimersApi } from '@backlot/contract';
import { type Locale, nameOf } from '@backlot/i18n';

export type Timer = OutputOf<typeof sysTimersApi.page>['rows'][number];

/** What a timer is called in a language. */
export const nameOfTimer = ({ timerName, enName, vnName }: Timer, locale: Locale): string =>
  nameOf({ name: timerName, enName, vnName }, locale);
