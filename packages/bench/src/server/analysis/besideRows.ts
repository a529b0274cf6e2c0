import type { BenchResult } from '../../BenchResult';
import type { AnalysisDatabase } from '../analysisDatabase';
import type { Backlot } from '../backlot';
import { load, percentile } from '../load';
import { timePlain } from '../timePlain';
import type { Subjects } from './subjects';

const normal = 'comment_status = 0';

/** The same questions asked of the rows, as whoever keeps no counts has to: one statement each, less than a call does. */
export async function besideRows(server: Backlot, database: AnalysisDatabase, { large }: Subjects): Promise<BenchResult[]> {
  const headers = await server.signIn('admin');
  const within = (days: number) => `comment_time >= now() - interval '${days} days'`;
  const beside = async (name: string, path: string, statement: string): Promise<BenchResult> => {
    const wanted = () => ({ address: `${server.api}/main/${path}`, headers });
    const ours = percentile((await load({ calls: 9, concurrency: 1, wanted, isRight: (status) => status < 600 })).each, 0.5);
    const peer = await timePlain(database, statement);
    return { id: 'rows', name: `${name}, beside the same from the rows`, ours, peer, unit: 'ms', ratio: ours / peer, bar: 'none' };
  };
  return [
    await beside(
      'sentiment of a large creator by day, 90 days and the 90 before',
      `comment/overview?upId=${large}&range=90`,
      `select day, lang, sentiment, count(*) from comments where up_id = ${large} and ${normal} and ${within(180)} group by 1, 2, 3`,
    ),
    await beside(
      'the cloud of all channels, 30 days',
      'comment/cloud?range=30',
      `select token, count(*), count(*) filter (where sentiment > 0), count(*) filter (where sentiment < 0)
        from comments cross join lateral (select distinct token from unnest(words) token) word where ${normal} and ${within(30)} group by 1`,
    ),
    await beside(
      'sentiment of all channels by day, 90 days and the 90 before',
      'comment/overview?range=90',
      `select web_id, day, sentiment, count(*) from comments where ${normal} and ${within(180)} group by 1, 2, 3`,
    ),
    await beside(
      'the most viewed works of 365 days, with how many there are',
      'workInfo/page?days=365&sortField=views&sortOrder=descend',
      `select *, count(*) over () from works where post_time >= now() - interval '365 days' order by views desc nulls last limit 20`,
    ),
  ];
}
