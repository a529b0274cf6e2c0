import type { AnalysedUp } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { namesAround, type UpRow } from '../../../creators/creator';

/** Followers from which a tier begins (domain/metrics 5.5). */
const tierStarts = [0, 10_000, 50_000, 100_000, 500_000] as const;

/** Who some creators are, as heads and comparisons show it. */
export async function presentAnalysed(db: Db, rows: readonly UpRow[]): Promise<AnalysedUp[]> {
  const { people, labels } = await namesAround(db, {
    people: rows.flatMap(({ bdId }) => bdId ?? []),
    labels: rows.flatMap(({ labelIds }) => labelIds),
  });
  return rows.map((row) => {
    const owner = row.bdId === null ? undefined : people.get(row.bdId);
    return {
      id: row.id,
      nickname: row.nickname,
      upNumber: row.upNumber,
      webId: row.webId,
      country: row.country as AnalysedUp['country'],
      avatar: row.avatar,
      homePageLink: row.homePageLink,
      blackFlag: row.blackFlag,
      authStatus: row.authStatus,
      labels: row.labelIds.flatMap((id) => (labels.has(id) ? { id, name: labels.get(id) ?? '' } : [])),
      owner: row.bdId !== null && owner ? { id: row.bdId, name: owner.name } : null,
      lastFollowTime: row.lastFollowTime && presentTime(row.lastFollowTime),
      starLevel: row.starLevel,
      isStarManual: row.starManual !== null && row.starLevel === row.starManual,
      tier: row.fansNum === null ? null : tierStarts.filter((start) => (row.fansNum ?? 0) >= start).length,
      credibility: row.credibility,
      credibilityPoints: row.credibilityPoints,
    };
  });
}
