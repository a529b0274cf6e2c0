import { connectorApi, type OutputOf } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

type Consents = OutputOf<typeof connectorApi.consents>;

/** One of each state, as connectors of one channel. */
const consents: Consents = [
  { id: '1', name: 'Own data', provider: 'tiktokDisplay', webId: 10, state: 'holds', endTime: '2027-05-29 08:00:00' },
  { id: '2', name: 'Second app', provider: 'tiktokDisplay', webId: 10, state: 'none', endTime: null },
  { id: '3', name: 'Old app', provider: 'tiktokDisplay', webId: 10, state: 'over', endTime: null },
  { id: '4', name: 'Profile only', provider: 'tiktokDisplay', webId: 10, state: 'leavesOut', endTime: '2026-12-30 08:00:00' },
];

/** A fresh fake server of what channels need consent. */
export const consentAnswers = (): Answer[] => [
  answer(connectorApi.consents, () => consents),
  answer(connectorApi.consentLink, () => ({ link: 'https://channel.example/allow' })),
  answer(connectorApi.authorize, () => ({ upId: '501', shopId: null })),
];
