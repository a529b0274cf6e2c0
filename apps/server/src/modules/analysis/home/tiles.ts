import { certificationLife, channelPermissions, type HomeTile } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Caller, holds, holdsAny } from '../../../http/requests/caller';
import { unreadCounts } from '../../base/notice';
import { shops } from '../../../tables/merchants/merchant';
import { type Figure, merchantFigures, ownSessions, systemFigures, teamFigures } from './figures';
import { stateQuery } from './stateQuery';

const notices = '/notices/received';

/** The lists behind figures, for those who may open them. A BD's list of merchants is not that of the country, so that figure opens nothing there. */
const merchants = (caller: Caller, more = '') =>
  holds(caller, 'shop.query') ? `/shop?${stateQuery(certificationLife, 'certified')}${more}` : null;
const onlineUsers = (caller: Caller) => (holds(caller, 'sysOnlineUser.query') ? '/system/onlineUser' : null);

interface Asking {
  db: Db;
  caller: Caller;
  idleMinutes: number;
}

type Tiles = (asking: Asking) => Promise<HomeTile[]>;

/** What each application shows of itself, by code. */
export const tilesOf: Record<string, Tiles> = {
  marketing: async (asking) => (await Promise.all([marketingTiles(asking), personalTiles(asking)])).flat(),
  channel: async ({ db, caller }) => {
    const unread = await unreadCounts(db, caller.userId);
    const codes = Object.keys(channelPermissions);
    return [
      tile('channels', { value: codes.filter((code) => holdsAny(caller, code)).length, of: codes.length }),
      tile('blacklistWarnings', { value: unread.antiFansNum, of: null }, notices),
      tile('replies', { value: unread.remindNum, of: null }, notices),
    ];
  },
  system: async ({ db, caller, idleMinutes }) => {
    const { online, enabled, signIns, failures } = await systemFigures(db, idleMinutes);
    return [
      tile('onlineUsers', online, onlineUsers(caller)),
      tile('enabledAccounts', enabled),
      tile('signIns24h', signIns),
      tile('failedSignIns24h', failures),
    ];
  },
};

/** The first of these that fits decides: what leads a day differs by role. */
async function marketingTiles({ db, caller, idleMinutes }: Asking): Promise<HomeTile[]> {
  const is = (...codes: string[]) => codes.some((code) => caller.roles.includes(code));
  if (caller.adminType === '1' || is('admin')) {
    const [{ certified }, { online, enabled }] = await Promise.all([merchantFigures(db), systemFigures(db, idleMinutes)]);
    return [
      tile('certifiedMerchants', certified, merchants(caller)),
      tile('onlineUsers', { value: online.value, of: enabled.value }, onlineUsers(caller)),
    ];
  }
  if (is('finance')) return [tile('certifiedMerchants', (await merchantFigures(db)).certified, merchants(caller))];
  if (is('teamLeader', 'bd')) {
    const [{ certified }, { online }] = await Promise.all([
      merchantFigures(db, sql`${shops.country} = ${caller.country}`),
      teamFigures(db, caller.orgId, idleMinutes),
    ]);
    return [
      tile('countryMerchants', certified, is('teamLeader') && caller.country ? merchants(caller, `&country=${caller.country}`) : null),
      tile('teamOnline', online, onlineUsers(caller)),
    ];
  }
  if (is('shop'))
    return [
      tile(
        'ownCertification',
        (await merchantFigures(db, sql`${shops.userId} = ${caller.userId}`)).certified,
        holds(caller, 'shopAuth.query') ? '/account/settings/shangjiaAuth' : null,
      ),
    ];
  return [];
}

async function personalTiles({ db, caller, idleMinutes }: Asking): Promise<HomeTile[]> {
  const [{ remindNum, noticeNum, antiFansNum, mesNum }, own] = await Promise.all([
    unreadCounts(db, caller.userId),
    ownSessions(db, caller.userId, idleMinutes),
  ]);
  return [
    tile('unreadNotices', { value: remindNum + noticeNum + antiFansNum + mesNum, of: null }, notices),
    tile('ownSessions', own, '/account/settings/security'),
  ];
}

const tile = (key: string, { value, of }: Figure, link: string | null = null): HomeTile => ({ key, value, of, amounts: [], link });
