import { type leaderBoardApi, type OutputOf, targetMetrics } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { together } from '../../../db/together/together';
import { presentAmount } from '../../system/country';
import { monthSoFar, targetsOf } from './sql/progress';
import { standingOf } from './sql/standing';
import { type Look, type Total, totalsByPerson } from './sql/totals';

type PersonRow = OutputOf<typeof leaderBoardApi.people>[number];

/** The BDs of a team with their figures; who has left it and sold in the period stands there too, so that they add up. */
export async function peopleRows(db: Db, look: Look): Promise<PersonRow[]> {
  const { subject, now } = look;
  const { month } = monthSoFar(subject, now);
  const [totals, standing, targets] = await together(db, (at) =>
    Promise.all([totalsByPerson(at, look), standingOf(at, look), targetsOf(at, subject, [month])]),
  );
  const money = (amount: string) => presentAmount(amount, subject.currency) ?? amount;
  const names = new Map(standing.filter(({ teamId }) => teamId === subject.team.id).map(({ id, name }) => [id, name]));
  const others = totals.flatMap(({ bd }) => (bd !== null && !names.has(bd) ? [bd] : []));
  const rows = [...names.keys(), ...new Set(others)].map((id): PersonRow => {
    const of = (figure: Total['figure'], period: Total['period'] = 'now') =>
      totals.find((one) => one.bd === id && one.figure === figure && one.period === period);
    const count = (figure: Total['figure']) => Number(of(figure)?.amount ?? 0);
    const target = targets.find((one) => one.subjectId === id && one.metric === targetMetrics.gmv)?.amount;
    return {
      id,
      name: names.get(id) ?? '',
      gmv: money(of('gmv')?.amount ?? '0.00'),
      gmvBefore: money(of('gmv', 'before')?.amount ?? '0.00'),
      refund: money(of('refund')?.amount ?? '0.00'),
      target: target ? money(target) : null,
      lines: of('gmv')?.lines ?? 0,
      claimed: count('claimed'),
      submitted: count('submitted'),
      approved: count('approved'),
      rejected: count('rejected'),
      published: count('published'),
      fulfilled: count('fulfilled'),
    };
  });
  return rows.toSorted((one, other) => Number(other.gmv) - Number(one.gmv));
}
