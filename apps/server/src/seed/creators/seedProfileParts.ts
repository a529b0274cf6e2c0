import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { countryDay, followerProfileSnapshots } from '../../modules/creators/creator';
import { ups } from '../../tables/creators/creator';
import type { DemoDay } from '../demo/demoDay';

/** Where followers live besides the country of the creator, and its towns. */
const abroad: Readonly<Record<string, readonly string[]>> = {
  PH: ['US', 'SA', 'SG', 'AE'],
  VN: ['US', 'TW', 'JP', 'KR'],
  TH: ['LA', 'MY', 'US', 'JP'],
  MY: ['SG', 'ID', 'BN', 'TH'],
  SG: ['MY', 'ID', 'PH', 'AU'],
  ID: ['MY', 'SG', 'SA', 'TW'],
};
const towns: Readonly<Record<string, readonly string[]>> = {
  PH: ['Manila', 'Quezon City', 'Cebu', 'Davao'],
  VN: ['TP.HCM', 'Hà Nội', 'Đà Nẵng', 'Hải Phòng'],
  TH: ['Bangkok', 'Chiang Mai', 'Khon Kaen', 'Phuket'],
  MY: ['Kuala Lumpur', 'Johor Bahru', 'Penang', 'Ipoh'],
  SG: ['Singapore'],
  ID: ['Jakarta', 'Surabaya', 'Bandung', 'Medan'],
};

/** Shares that go down by the half, from a first one: together less than the whole. */
const shares = (names: readonly string[], key: string, first: number) =>
  names.map((name, at) => ({
    [key]: name,
    ratio: Math.round((first / 2 ** at) * 10_000) / 10_000,
  }));

/** Two humps: noon, and eight to ten in the evening (domain/seed-and-scale 8.3). */
const weights = Array.from(
  { length: 24 },
  (_, hour) => 1 + 5 * Math.exp(-((hour - 12.5) ** 2) / 6) + 9 * Math.exp(-((hour - 21) ** 2) / 5) + (hour < 6 ? -0.8 : 0),
);
const sum = weights.reduce((total, weight) => total + weight, 0);
const hours = weights.map((weight) => Math.round((weight / sum) * 10_000) / 10_000);

/** What others tell of the followers beside the first snapshot: a vendor where they live and what they hold, comments when they are awake. */
export async function seedProfileParts(db: Db, { day }: { day: DemoDay }): Promise<void> {
  const known = Object.keys(abroad).map((country) => ({
    country,
    lives: [{ country, ratio: 0.88 }, ...shares(abroad[country] ?? [], 'country', 0.034)],
    cities: shares(towns[country] ?? [], 'city', 0.31),
  }));
  await db.execute(sql`
    insert into ${followerProfileSnapshots} (up_id, snapshot_date, country, city, device, source, confidence)
    select u.id, ${countryDay(sql`u.country`, day.now)} - 6 - (draw % 3)::int, told.lives, told.cities,
      jsonb_build_array(jsonb_build_object('device', 'android', 'ratio', 0.7 + draw % 20 / 100.0), jsonb_build_object('device', 'ios', 'ratio', 0.28 - draw % 20 / 100.0)), 2, 2
    from (select *, hashtextextended(platform_id, 12) & 1048575 draw from ${ups}) u join jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as told(country text, lives jsonb, cities jsonb) on told.country = u.country
    where draw % 100 < 70 on conflict do nothing`);
  await db.execute(sql`
    insert into ${followerProfileSnapshots} (up_id, snapshot_date, sample_size, active_hours, source, confidence)
    select u.id, ${countryDay(sql`u.country`, day.now)} - 12, 200 + draw % 1500, ${JSON.stringify(hours)}::jsonb, 4, 3
    from (select *, hashtextextended(platform_id, 13) & 1048575 draw from ${ups}) u where draw % 100 < 55 on conflict do nothing`);
}
