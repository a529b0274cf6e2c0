import type { Db } from '../../db/database';
import { channelProfiles } from '../../tables/creators/channel';
import { ups } from '../../tables/creators/creator';
import { creatorRow } from './creatorRow';
import { creatorWords } from './creatorWords';
import type { DemoDay } from '../demo/demoDay';
import { insertRows } from '../../db/insertRows';
import { places } from '../system/places';
import { seededRandom } from '../demo/random';

const perCountry = 10;

/**
 * Plants what the file connector knows: the creators of the library, and in each country ten that are not in it yet, at
 * addresses that can be told: `https://www.tiktok.com/@demo.ph.1` to `@demo.ph.10`.
 */
export async function seedProfiles(db: Db, { day, idAt }: { day: DemoDay; idAt: (time: Date) => string }): Promise<void> {
  const known = await db.select().from(ups);
  const random = seededRandom(20_261_124);
  const fresh = places.flatMap(({ code }) =>
    Array.from({ length: perCountry }, (_, index) => {
      const { nickname, fansNum, likesNum } = creatorRow({ random, day, idAt, taken: new Set() });
      const platformId = `10900000${code.charCodeAt(0)}${code.charCodeAt(1)}${String(index + 1).padStart(4, '0')}`;
      return {
        webId: 10,
        platformId,
        upNumber: `demo.${code.toLowerCase()}.${index + 1}`,
        nickname,
        bio: creatorWords[code].lines[0],
        fansNum,
        likesNum,
        worksNum: 40 + index * 7,
        avgViews: Math.round(fansNum * 0.6),
        interactionRate: 0.04 + index / 500,
        dataTime: day.now,
      };
    }),
  );
  const library = known.map(({ webId, platformId, upNumber, nickname, bio, fansNum, likesNum, worksNum, avgViews, interactionRate }) => ({
    webId,
    platformId,
    upNumber,
    nickname,
    bio,
    fansNum,
    likesNum,
    worksNum,
    avgViews,
    interactionRate,
    dataTime: day.now,
  }));
  await insertRows(db, channelProfiles, [...library, ...fresh]);
}
