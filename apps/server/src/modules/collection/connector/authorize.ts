import { connectorLife } from '@backlot/contract';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { rowForUpdate, rowOrRefuse } from '../../base/crud';
import type { Viewer } from '../../base/sight';
import { begin, transition } from '../../base/transition';
import { upInSight } from '../../creators/creator';
import { CollectError, connectorNamed, type Consent } from '../connectors';
import { appOf, keepConsent, originOf } from './consents';
import { openCredentials } from './credentials';
import { connectorPolicy, type ConnectorRow } from './policy';
import { beginState, takeState } from './states';

interface Asked {
  id: string;
  upId: string;
  viewer: Viewer;
}

const redirectOf = ({ config }: Services) => `${config.PUBLIC_URL ?? `http://localhost:${config.PORT}`}/task/connector`;

/** Address of the page where a creator gives consent; leads back to the connectors. */
export async function consentLink(services: Services, { id, upId, viewer }: Asked): Promise<string> {
  const row = await rowOrRefuse(services.database.db, { table: connectors, id, notFound: 'notFound', within: undefined });
  const consent = await consentFor(services, { row, upId, viewer });
  const { clientKey } = openCredentials(services.vault, row);
  if (!clientKey) throw withoutKeys();
  const origin = originOf(services, consent.pageOrigin);
  const begun = { connectorId: id, upId, userId: viewer.caller.userId };
  return consent.link({ origin, clientKey, redirectUri: redirectOf(services), ...(await beginState(services, begun, new Date())) });
}

interface Answered {
  state: string;
  code: string;
  viewer: Viewer;
}

/** Keeps the consent that a code of the channel's page stands for: that of the creator it was begun for, by who began it. */
export async function authorize(services: Services, { state, code, viewer }: Answered): Promise<void> {
  const { db } = services.database;
  const { connectorId: id, upId, verifier } = await takeState(services, db, { state, userId: viewer.caller.userId, now: new Date() });
  const row = await rowOrRefuse(db, { table: connectors, id, notFound: 'notFound', within: undefined });
  const consent = await consentFor(services, { row, upId, viewer });
  const clock = () => new Date();
  const { platformId } = await upInSight(db, upId, viewer);
  const consented = await begun(() =>
    consent.begin(appOf(services, { row, connector: connectorNamed(row.provider), clock }), {
      code,
      verifier,
      redirectUri: redirectOf(services),
    }),
  );
  if (consented.openId !== platformId)
    throw refuseField('code', {
      'zh-CN': '授权账号不是该达人。',
      en: 'Somebody else gave this consent.',
      vn: 'Tài khoản cấp quyền không phải KOL này.',
    });
  await db.transaction(async (tx) => {
    const find = () => rowForUpdate(tx, { table: connectors, id, notFound: 'notFound', within: undefined });
    const locked = await begin(tx, { policy: connectorPolicy, event: 'authorize', viewer, find });
    await keepConsent({ ...services, database: { ...services.database, db: tx } }, { row: locked, upId, clock, consented });
    await transition(tx, { machine: connectorLife, table: connectors, row: locked, event: 'authorize', actor: viewer, more: { upId } });
  });
}

/** The consent of a connector, for a creator of its channel that is in the person's hands: all, the team's or the own ones. */
async function consentFor(
  { database: { db } }: Services,
  { row, upId, viewer }: { row: ConnectorRow; upId: string; viewer: Viewer },
): Promise<Consent> {
  const up = await upInSight(db, upId, viewer);
  if (viewer.persona === 'shop' || (viewer.persona === 'bd' && up.bdId !== viewer.caller.userId)) throw new Refusal('notFound');
  const { consent, webId } = connectorNamed(row.provider);
  if (!consent)
    throw refuseField('id', {
      'zh-CN': '该接口无需达人授权。',
      en: 'This connector takes no consent.',
      vn: 'Kết nối này không cần KOL cấp quyền.',
    });
  if (up.webId !== webId) throw refuseField('upId', otherChannel);
  return consent;
}

async function begun<T>(asking: () => Promise<T>): Promise<T> {
  try {
    return await asking();
  } catch (error) {
    if (!(error instanceof CollectError)) throw error;
    if (error.message === 'no credentials') throw withoutKeys();
    throw refuseField('code', {
      'zh-CN': '授权码无效或已过期，请重新授权。',
      en: 'The code does not hold any more. Ask for consent again.',
      vn: 'Mã cấp quyền không còn hiệu lực, hãy cấp lại.',
    });
  }
}

const otherChannel = { 'zh-CN': '达人不在该渠道。', en: 'The creator is on another channel.', vn: 'KOL thuộc kênh khác.' };

const withoutKeys = () =>
  refuseField('id', { 'zh-CN': '请先填写接口密钥。', en: 'Enter the keys of the connector first.', vn: 'Hãy nhập khóa kết nối trước.' });
