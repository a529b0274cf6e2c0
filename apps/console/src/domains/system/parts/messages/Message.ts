import type { OutputOf, sysEmailApi } from '@backlot/contract';

/** What e-mails and text messages have in common. */
export type Message = Pick<
  OutputOf<typeof sysEmailApi.page>['rows'][number],
  'id' | 'can' | 'sendStatus' | 'attempt' | 'maxAttempt' | 'failure' | 'errorText' | 'notBefore' | 'invalidTime'
>;
