import { type CandidateBrief, usualAudienceShare } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { dictTypes, dictValues } from '../../../../tables/base/dictionary';
import { ups } from '../../../../tables/creators/creator';
import { presentAmount } from '../../../system/country';
import type { Order } from '../../parts';

/** What an order asks of the creators for it. Its product is kept with it since it was handed out. */
export const briefOf = (order: Order): CandidateBrief => ({
  category: order.goodsInfo?.goodsCategory ?? null,
  country: order.country as CandidateBrief['country'],
  fansMin: order.wantFansMin,
  fansMax: order.wantFansMax,
  gender: order.wantGender,
  ages: order.wantAges,
  share: order.wantShare ?? usualAudienceShare,
  fee: order.workAttribute === 1 ? presentAmount(order.upShotCost, order.currency) : null,
  currency: order.currency,
});

/** How a creator stands to each part of a brief, as `meets`, `not`, `unknown` or `open`, and all of it as one number. */
export interface Fit {
  category: SQL<string>;
  fans: SQL<string>;
  audience: SQL<string>;
  /** Share of the followers in the wanted ages. */
  ageShare: SQL<number | null>;
  /** 2 for each part that is met or not asked for, 1 for one nothing is known about. */
  score: SQL<number>;
}

export function fitOf({ category, fansMin, fansMax, gender, ages, share }: CandidateBrief): Fit {
  const least = sql`${share / 100}::numeric`;
  const ageShare =
    ages.length === 0
      ? sql<null>`null::numeric`
      : sql<
          number | null
        >`(select sum((age->>'ratio')::numeric) from jsonb_array_elements(${ups.ageRatio}) age where age->>'range' = any(${sql.param([...ages])}::text[]))`;
  const ofCategory =
    category === null
      ? open
      : markOf(sql`case when ${ups.productCategory} = '{}' then null else ${ups.productCategory} && ${familyOf(category)} end`);
  const hasBand = fansMin !== null || fansMax !== null;
  const fans = hasBand ? markOf(sql`${ups.fansNum} between ${fansMin ?? 0}::bigint and ${fansMax ?? 999_999_999_999}::bigint`) : open;
  const genderShare = gender === 2 ? sql`1 - ${ups.femaleRatio}` : sql`${ups.femaleRatio}`;
  const asked = [
    ...(gender === null ? [] : [sql`${genderShare} >= ${least}`]),
    ...(ages.length === 0 ? [] : [sql`${ageShare} >= ${least}`]),
  ];
  // Three-valued: one share that falls short decides, one that is unknown leaves the answer open.
  const audience = asked.length === 0 ? open : markOf(sql.join(asked, sql` and `));
  const score = sql.join([ofCategory, fans, audience].map(pointsOf), sql` + `);
  return { category: ofCategory, fans, audience, ageShare, score: sql`(${score})` };
}

const open: SQL<string> = sql`'open'::text`;

const markOf = (isMet: SQL): SQL<string> => sql`case (${isMet}) when true then 'meets' when false then 'not' else 'unknown' end`;

const pointsOf = (mark: SQL): SQL => sql`case ${mark} when 'not' then 0 when 'unknown' then 1 else 2 end`;

/** SQL: a product category, the one above it and those beside it: whoever shows serums shows sunscreen. */
const familyOf = (category: string): SQL => sql`array(
  select near.code from ${dictValues} near join ${dictTypes} kind on kind.id = near.type_id and kind.code = 'productCategory'
  where coalesce(near.parent_code, near.code) = coalesce(
    (select coalesce(own.parent_code, own.code) from ${dictValues} own where own.type_id = kind.id and own.code = ${category}), ${category})
)`;
