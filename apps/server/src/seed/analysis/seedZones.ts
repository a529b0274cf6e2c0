import { channelPermissions, followKinds } from '@backlot/contract';
import { count, desc, eq, inArray } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { keepComments } from '../../modules/collection/comments';
import { keepWarnings, zoneCountry } from '../../modules/analysis/dataZone';
import { addDays, dayIn } from '../../modules/system/country';
import { menuGrants, menus } from '../../tables/base/menu';
import { roles, userRoles } from '../../tables/base/role';
import { keywords } from '../../tables/analysis/keyword';
import { channelGames, zoneFollows } from '../../tables/analysis/zone';
import type { Vault } from '../../secrets/createVault';
import { works } from '../../tables/creators/creator';
import { demoDay } from '../demo/demoDay';
import { insertRows } from '../../db/insertRows';
import { seededRandom } from '../demo/random';
import { plantGamers } from './plantGamers';
import { silentEvents } from './silentEvents';
import { zoneComments } from './zoneComments';
import { type GameWork, gameWorks } from './zoneWorks';
import { demoGames } from './zoneWords';

const channels = Object.values(channelPermissions);
/** The channel that this person of the demo alone does not look after beside the others: one zone is all they have. */
const oneZone = 'staff.1';
const followedWords = ['refund', '退款', 'scam'];

interface Planting {
  size: Config['DEMO_SIZE'];
  today: Date;
  userIds: ReadonlyMap<string, string>;
  vault: Vault;
}

/** Games, what is followed in the seven zones, and works and comments to see there. What is there already stays. */
export async function seedZones(db: Db, { size, today, userIds, vault }: Planting): Promise<void> {
  const [known] = await db.select({ n: count() }).from(channelGames);
  if (known?.n) return;
  const day = demoDay(today);
  const staffId = userIds.get('staff.2') ?? null;
  const { creators, posted } = gameWorks(day, size === 'small' ? 2 : 3);
  await plantGamers(db, { creators, vault });
  await insertRows(
    db,
    works,
    posted.map(({ game: _game, country: _country, ...work }) => work),
  );
  const yesterday = addDays(dayIn(zoneCountry, day.now), -1);
  for (const webId of channels) {
    const items = posted.filter((work) => work.webId === webId).flatMap((work) => commentsOf(work, day.now, yesterday));
    await db.transaction((tx) => keepComments(tx, silentEvents, { webId, items, dataTime: day.now }));
  }
  const games = await db
    .insert(channelGames)
    .values(
      demoGames.map(({ words, ...game }) => ({
        ...game,
        words: [...words],
        webIds: [...channels],
        createUser: staffId,
        createTime: day.ago(60),
      })),
    )
    .returning({ id: channelGames.id });
  const words = await db.select({ id: keywords.id }).from(keywords).where(inArray(keywords.word, followedWords)).orderBy(desc(keywords.id));
  const followed = channels.flatMap((webId) => [
    ...games.map(({ id }) => ({ webId, kind: followKinds.game, objectId: id })),
    ...creators.filter((up) => up.webId === webId).map(({ id }) => ({ webId, kind: followKinds.creator, objectId: id })),
    ...words.map(({ id }) => ({ webId, kind: followKinds.keyword, objectId: id })),
  ]);
  await db.insert(zoneFollows).values(followed.map((one) => ({ ...one, createUser: staffId, createTime: day.ago(50) })));
  await db.transaction((tx) => keepWarnings(tx, yesterday));
  await grantZones(db, userIds);
}

const commentsOf = (work: GameWork, now: Date, yesterday: string) =>
  zoneComments(seededRandom(Number(work.platformWorkId.slice(-6)) + 7), { work, now, yesterday });

/** Channels are granted one by one: staff of the demo look after all of them, but for one person. */
async function grantZones(db: Db, userIds: ReadonlyMap<string, string>): Promise<void> {
  const [role] = await db
    .insert(roles)
    .values({
      code: 'channelStaff',
      name: '渠道专员',
      enName: 'Channel data staff',
      vnName: 'Nhân viên dữ liệu kênh',
      dataScopeType: 1,
      sort: 80,
    })
    .onConflictDoNothing()
    .returning({ id: roles.id });
  if (!role) return;
  const zones = Object.keys(channelPermissions);
  const all = await db.select({ id: menus.id, code: menus.code }).from(menus).where(eq(menus.application, 'channel'));
  const granted = all.filter(({ code }) => zones.some((zone) => code === zone || code.startsWith(`${zone}_`)));
  await db.insert(menuGrants).values(granted.map(({ id }) => ({ roleId: role.id, menuId: id })));
  const people = [...userIds].filter(([account]) => account.startsWith('staff.') && account !== oneZone);
  await db.insert(userRoles).values(people.map(([, userId]) => ({ userId, roleId: role.id })));
}
