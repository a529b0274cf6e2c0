import { channelPermissions } from '@backlot/contract';
import { profileLink, workLink } from '../../modules/creators/channel';
import { figuresOf } from '../../modules/creators/creator';
import type { ups, works } from '../../tables/creators/creator';
import type { DemoDay } from '../demo/demoDay';
import { demoIds } from '../demo/demoIds';
import { between, logNormal } from '../demo/distributions';
import { pick, seededRandom } from '../demo/random';
import { channelPeople, demoGames, workTitles } from './zoneWords';

type Up = typeof ups.$inferInsert & { id: string };
/** A work of the demo, and which of the games it is about. */
export type GameWork = typeof works.$inferInsert & { id: string; upId: string; postTime: Date; game: number; country: string };

const countries = ['SG', 'PH', 'VN', 'TH', 'MY', 'ID'] as const;
const worksEach = 14;
const lastDays = 58;
const dayMs = 86_400_000;

/** Creators who play games on each channel, and what they posted in the last weeks. */
export function gameWorks(day: DemoDay, perChannel: number): { creators: Up[]; posted: GameWork[] } {
  const idAt = demoIds();
  const creators: Up[] = [];
  const posted: GameWork[] = [];
  for (const [at, webId] of Object.values(channelPermissions).entries())
    for (let n = 0; n < perChannel; n += 1) {
      const random = seededRandom(20_261_300 + at * 10 + n);
      const place = at * perChannel + n;
      const nickname = channelPeople[place % channelPeople.length] ?? channelPeople[0];
      const upNumber = `play.${webId}.${n + 1}`;
      const country = countries[place % countries.length] ?? 'SG';
      const createTime = day.ago(70 - n);
      const id = idAt(createTime);
      const own = Array.from({ length: worksEach }, (_, index): GameWork => {
        const age = (index * lastDays) / worksEach + random() * 3 + 0.4;
        const postTime = new Date(day.now.getTime() - age * dayMs);
        const game = (index + n) % demoGames.length;
        const known = demoGames[game] ?? demoGames[0];
        const views = Math.round(logNormal(random, 9.6, 0.9));
        const platformWorkId = `${webId}88${String(at * 100_000 + n * 1000 + index).padStart(12, '0')}`;
        return {
          id: idAt(postTime),
          webId,
          platformWorkId,
          upId: id,
          link: workLink(webId, platformWorkId, upNumber),
          descr: `${index % 3 === 0 ? known.name : known.enName}: ${pick(random, workTitles)}`,
          duration: between(random, 40, 900),
          postTime,
          hashtags: [known.words.at(-1) ?? known.name],
          views,
          likes: Math.round(views * 0.06),
          comments: Math.round(views * 0.004),
          shares: Math.round(views * 0.003),
          favorites: Math.round(views * 0.004),
          createTime: new Date(Math.min(day.now.getTime(), postTime.getTime() + 3_600_000)),
          dataTime: day.now,
          game,
          country,
        };
      });
      posted.push(...own);
      creators.push({
        id,
        webId,
        platformId: `${webId}play${n + 1}`,
        upNumber,
        nickname,
        upTypeId: 2,
        country,
        platformType: [1],
        authorCategory: ['gaming'],
        homePageLink: profileLink(webId, upNumber),
        bio: null,
        fansNum: Math.round(logNormal(random, 10.4, 0.6)),
        ...figuresOf(
          own.map((work) => ({ postTime: work.postTime, ...counted(work) })),
          day.now,
        ),
        videosNum: worksEach,
        worksNum: worksEach,
        extractTestStatus: 1,
        extractTestTime: createTime,
        createTime,
        dataTime: day.now,
      });
    }
  return { creators, posted };
}

const counted = ({ views = null, likes = null, comments = null, shares = null }: GameWork) => ({ views, likes, comments, shares });
