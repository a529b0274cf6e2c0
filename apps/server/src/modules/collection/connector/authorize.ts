import { type connectorApi, connectorLife, type OutputOf } from '@backlot/contract';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { rowForUpdate, rowOrRefuse } from '../../base/crud';
import type { Viewer } from '../../base/sight';
import { begin, transition } from '../../base/transition';
import { CollectError, connectorNamed } from '../connectors';
import { appOf, keepConsent, originOf } from './consents';
import { openCredentials } from './credentials';
import { creatorOf, merchantOf } from './holders';
import { connectorPolicy, type ConnectorRow } from './policy';
import { beginState, takeState } from './states';

interface Asked {
  id: string;
  upId?: string | undefined;
  shopId?: string | undefined;
  viewer: Viewer;
}

/** Back to the address that people have open: elsewhere they are not signed in. */
const redirectOf = ({ config: { PUBLIC_URL, HOST, PORT } }: Services) =>
  new URL('/consent', PUBLIC_URL ?? `http://${isAddress(HOST) ? HOST : 'localhost'}:${PORT}`).href;

/** Whether it is one that people can open: a server that listens everywhere names none, and one of IPv6 is reached as `localhost` too. */
const isAddress = (host: string): boolean => host !== '0.0.0.0' && !host.includes(':');

/** Address of the page where a creator or a merchant gives consent; it leads back to the console, which keeps it. */
export async function consentLink(services: Services, { id, ...asked }: Asked): Promise<string> {
  const row = await rowOrRefuse(services.database.db, { table: connectors, id, notFound: 'notFound', within: undefined });
  const { consent, holderId } = await consentFor(services, { row, ...asked });
  const { clientKey, clientSecret, serviceId } = openCredentials(services.vault, row);
  if (!clientKey || !clientSecret) throw withoutKeys();
  const app = { clientKey, clientSecret, clock: () => new Date() };
  const origin = originOf(services, consent.pageOrigin);
  const begun = { connectorId: id, holderId, userId: asked.viewer.caller.userId };
  const { state, challenge } = await beginState(services, begun, new Date());
  return consent.link({ origin, app, serviceId, redirectUri: redirectOf(services), state, challenge });
}

interface Answered {
  state: string;
  code: string;
  viewer: Viewer;
}

/** Keeps the consent that a code of the channel's page stands for: that of whom it was begun for, by who began it; answers whose it is. */
export async function authorize(services: Services, { state, code, viewer }: Answered): Promise<OutputOf<typeof connectorApi.authorize>> {
  const { db } = services.database;
  const taken = await takeState(services, db, { state, userId: viewer.caller.userId, now: new Date() });
  const { connectorId: id, verifier } = taken;
  const row = await rowOrRefuse(db, { table: connectors, id, notFound: 'notFound', within: undefined });
  const { consent, holderId, isOf } = await consentFor(services, { row, viewer, upId: taken.holderId, shopId: taken.holderId });
  const clock = () => new Date();
  const consented = await begun(() =>
    consent.begin(appOf(services, { row, connector: connectorNamed(row.provider), clock }), {
      code,
      verifier,
      redirectUri: redirectOf(services),
    }),
  );
  const more = consent.from === 'shop' ? { shopId: holderId } : { upId: holderId };
  await db.transaction(async (tx) => {
    const find = () => rowForUpdate(tx, { table: connectors, id, notFound: 'notFound', within: undefined });
    const locked = await begin(tx, { policy: connectorPolicy, event: 'authorize', viewer, find });
    if (!(await isOf(tx, consented.openId))) throw refuseField('code', consent.from === 'shop' ? otherShop : otherCreator);
    await keepConsent({ ...services, database: { ...services.database, db: tx } }, { row: locked, holderId, clock, consented });
    await transition(tx, { machine: connectorLife, table: connectors, row: locked, event: 'authorize', actor: viewer, more });
  });
  return { upId: null, shopId: null, ...more };
}

interface Wanted extends Omit<Asked, 'id'> {
  row: ConnectorRow;
}

/** The consent of a connector, and for whom: somebody of its channel who is in the person's hands: all, the team's or the own ones. */
async function consentFor(services: Services, { row, ...asked }: Wanted) {
  const { db } = services.database;
  const { consent } = connectorNamed(row.provider);
  if (!consent)
    throw refuseField('id', {
      en: 'This connector takes no consent.',
      'zh-CN': '该接口无需授权。',
      vn: 'Kết nối này không cần cấp quyền.',
    });
  return { consent, ...(consent.from === 'shop' ? await merchantOf(db, { row, ...asked }) : await creatorOf(db, { row, ...asked })) };
}

async function begun<T>(asking: () => Promise<T>): Promise<T> {
  try {
    return await asking();
  } catch (error) {
    if (!(error instanceof CollectError)) throw error;
    if (error.message === 'no credentials') throw withoutKeys();
    throw refuseField('code', {
      en: 'The code does not hold any more. Ask for consent again.',
      'zh-CN': '授权码无效或已过期，请重新授权。',
      vn: 'Mã cấp quyền không còn hiệu lực, hãy cấp lại.',
    });
  }
}

const otherCreator = {
  en: 'Somebody else gave this consent.',
  'zh-CN': '授权账号不是该达人。',
  vn: 'Tài khoản cấp quyền không phải KOL này.',
};
const otherShop = {
  en: 'The shop that gave this consent is not the merchant’s.',
  'zh-CN': '授权店铺不是该商家的店铺。',
  vn: 'Gian hàng cấp quyền không phải của nhà bán hàng này.',
};

const withoutKeys = () =>
  refuseField('id', { en: 'Enter the keys of the connector first.', 'zh-CN': '请先填写接口密钥。', vn: 'Hãy nhập khóa kết nối trước.' });
