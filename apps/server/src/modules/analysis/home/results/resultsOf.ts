import type { HomeResults } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { together } from '../../../../db/together/together';
import { presentTime } from '../../../../db/presentTime';
import { shops } from '../../../../tables/merchants/merchant';
import type { Viewer } from '../../../base/sight';
import type { CountryCode } from '../../../system/country';
import { windowOf } from '../../board';
import { collectionResults } from './collectionResults';
import { countryResults } from './countryResults';
import { merchantResults } from './merchantResults';
import { monthResults } from './monthResults';
import type { Period } from './Period';

/** How it goes for this person; whoever sees all countries compares them in the days of Singapore. */
export async function resultsOf(db: Db, period: Period, viewer: Viewer, now = new Date()): Promise<HomeResults> {
  const kind = kindOf(viewer);
  const country = kind === 'merchant' ? await countryOfShop(db, viewer) : 'SG';
  const { from, to, beforeFrom, beforeTo } = windowOf(period, country, now);
  return {
    kind,
    fromDay: from,
    toDay: to,
    beforeFromDay: beforeFrom,
    beforeToDay: beforeTo,
    dataTime: presentTime(now),
    groups: await groupsOf(db, { kind, country, period, viewer, now }),
  };
}

interface Asked {
  kind: HomeResults['kind'];
  country: CountryCode;
  period: Period;
  viewer: Viewer;
  now: Date;
}

async function groupsOf(db: Db, { kind, country, period, viewer, now }: Asked): Promise<HomeResults['groups']> {
  const one = async (figures: (at: Db) => Promise<HomeResults['groups'][number]['figures']>) => [
    { key: null, figures: await together(db, figures) },
  ];
  switch (kind) {
    case 'countries':
      return countryResults(db, period, viewer, now);
    case 'merchant':
      return [{ key: null, figures: await merchantResults(db, { period, country, viewer, now }) }];
    case 'month':
      return one((at) => monthResults(at, viewer, now));
    case 'collection':
      return one((at) => collectionResults(at, viewer));
    case null:
      return [];
  }
}

/** The first that fits: what leads a day differs by role. Nothing of all countries is shown to somebody who does not see them. */
function kindOf({ caller, persona, scope }: Viewer): HomeResults['kind'] {
  const is = (role: string) => caller.roles.includes(role);
  if (persona === 'shop') return 'merchant';
  if (is('staff')) return 'collection';
  if (!scope.all) return null;
  if (caller.adminType === '1' || is('admin')) return 'countries';
  return is('finance') ? 'month' : null;
}

async function countryOfShop(db: Db, { shopId }: Viewer): Promise<CountryCode> {
  const [shop] = await db
    .select({ country: shops.country })
    .from(shops)
    .where(eq(shops.id, shopId ?? '0'));
  return (shop?.country ?? 'SG') as CountryCode;
}
