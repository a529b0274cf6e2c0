import type { BoardRange, UpAnalysis, UpComparison } from '@backlot/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { Refusal } from '../../../http/answers/refusal';
import { upScoreDays } from '../../../tables/creators/score';
import type { Viewer } from '../../base/sight';
import { upsToSee } from '../../creators/creator';
import { figuresOfUp } from './figures/figures';
import { presentAnalysed } from './figures/presentAnalysed';
import { seriesOf } from './figures/series';
import { lookAtUp, periodOf, upToAnalyse } from './look';

/** Changes of star and credibility that are told. */
const scoreDays = 8;

/** One creator over a period beside the period before. */
export async function summaryOf(db: Db, { upId, range }: { upId: string; range: BoardRange }, viewer: Viewer): Promise<UpAnalysis> {
  const row = await upToAnalyse(db, upId, viewer);
  const look = lookAtUp(row, range);
  const [[up], figures, series, scores] = await together(db, (at) =>
    Promise.all([
      presentAnalysed(at, [row]),
      figuresOfUp(at, look),
      seriesOf(at, look),
      at
        .select({
          day: upScoreDays.day,
          starLevel: upScoreDays.starLevel,
          credibility: upScoreDays.credibility,
        })
        .from(upScoreDays)
        .where(eq(upScoreDays.upId, upId))
        .orderBy(desc(upScoreDays.day))
        .limit(scoreDays),
    ]),
  );
  if (!up) throw new Refusal('notFound');
  return {
    up,
    period: periodOf(look),
    currency: look.currency,
    figures,
    scores,
    series,
    dataTime: row.dataTime && presentTime(row.dataTime),
  };
}

/** Creators side by side, in the order they were named, each over the days of its own country. */
export async function comparisonOf(
  db: Db,
  { upIds, range }: { upIds: readonly string[]; range: BoardRange },
  viewer: Viewer,
): Promise<UpComparison> {
  if (viewer.persona === 'shop') throw new Refusal('noDataPermission');
  const asked = [...new Set(upIds)];
  const found = await upsToSee(db, asked, viewer);
  const rows = asked.flatMap((id) => found.get(id) ?? []);
  const [first] = rows;
  if (!first || rows.length < asked.length) throw new Refusal('notFound', {}, { field: 'upIds' });
  const looks = rows.map((row) => lookAtUp(row, range));
  const [shown, figures] = await together(db, (at) =>
    Promise.all([presentAnalysed(at, rows), Promise.all(looks.map((look) => figuresOfUp(at, look)))]),
  );
  return {
    period: periodOf(lookAtUp(first, range)),
    ups: shown.flatMap((up, at) => {
      const [look, own] = [looks[at], figures[at]];
      return look && own
        ? {
            up,
            currency: look.currency,
            figures: own,
            femaleRatio: look.up.femaleRatio,
            mainAge: look.up.mainAge,
          }
        : [];
    }),
  };
}
