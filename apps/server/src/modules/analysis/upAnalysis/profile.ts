import type { ProfilePart, UpProfile } from '@backlot/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { followerProfileSnapshots, type UpRow } from '../../creators/creator';
import { countryOf } from '../../system/country';

type Snapshot = typeof followerProfileSnapshots.$inferSelect;
type Shares = ProfilePart['shares'];

/** Snapshots that are looked through for a part. */
const mostSnapshots = 60;
const estimated = 4;

const parts: readonly { kind: ProfilePart['kind']; of: (row: Snapshot) => Shares }[] = [
  {
    kind: 'gender',
    of: ({ genderFemale, genderMale }) => [
      ...(genderFemale === null ? [] : [{ name: 'female', ratio: genderFemale }]),
      ...(genderMale === null ? [] : [{ name: 'male', ratio: genderMale }]),
    ],
  },
  { kind: 'age', of: ({ age }) => age.map(({ range, ratio }) => ({ name: range, ratio })) },
  {
    kind: 'country',
    of: ({ country }) => (country ?? []).map((one) => ({ name: one.country, ratio: one.ratio })),
  },
  {
    kind: 'city',
    of: ({ city }) => (city ?? []).map((one) => ({ name: one.city, ratio: one.ratio })),
  },
  {
    kind: 'device',
    of: ({ device }) => (device ?? []).map((one) => ({ name: one.device, ratio: one.ratio })),
  },
  {
    kind: 'activeHours',
    of: ({ activeHours }) => (activeHours ?? []).map((ratio, hour) => ({ name: String(hour).padStart(2, '0'), ratio })),
  },
];

/** Who follows a creator, part by part: the newest that knows a part tells it, an estimate only where nobody else does (domain/metrics 5.3). */
export async function profileOf(db: Db, up: UpRow): Promise<UpProfile> {
  const rows = await db
    .select()
    .from(followerProfileSnapshots)
    .where(eq(followerProfileSnapshots.upId, up.id))
    .orderBy(desc(followerProfileSnapshots.snapshotDate))
    .limit(mostSnapshots);
  const inTurn = [...rows.filter(({ source }) => source !== estimated), ...rows.filter(({ source }) => source === estimated)];
  return {
    timeZone: countryOf(up.country).timeZone,
    parts: parts.flatMap(({ kind, of }) => {
      const row = inTurn.find((one) => of(one).length > 0);
      if (!row) return [];
      const { source, confidence, snapshotDate, sampleSize } = row;
      return { kind, source, confidence, snapshotDate, sampleSize, shares: of(row) };
    }),
  };
}
