import type { BenchDatabase } from '../database';

/** What the calls are about: creators, works and comments of each kind that is there. */
export interface Subjects {
  large: string;
  /** A creator with some hundred works and comments. */
  middling: string;
  others: string[];
  /** A work of the large one with many comments, and one that is a day old. */
  work: string;
  young: string;
  /** A comment that was answered. */
  answered: string;
  keyword: string;
  /** Of the administrator and the BD. */
  collections: Record<'admin' | 'bd.vn.1', string>;
  /** With goods of the merchant, and the day 30 days ago and yesterday. */
  ofShop: string;
  fromDay: string;
  toDay: string;
}

const large = 1_000_000_001;

export async function subjectsOf(run: BenchDatabase['run']): Promise<Subjects> {
  const one = async (select: string) => {
    const [row] = await run<{ id: string }>(select);
    if (!row) throw new Error(`Nothing was found by ${select}`);
    return row.id;
  };
  const collection = (account: string) =>
    one(`select c.id::text id from collections c join users u on u.id = c.user_id where u.account = '${account}' and c.name = 'Bench'`);
  return {
    large: String(large),
    middling: await one(`select up_id::text id from bench.creators where kind = 'middling' and country = 'VN' order by n limit 1`),
    others: (await run<{ id: string }>(`select up_id::text id from bench.creators where kind <> 'small' order by n limit 3 offset 1`)).map(
      ({ id }) => id,
    ),
    work: await one(
      `select id::text id from works where up_id = ${large} and post_time < now() - interval '10 days' and post_time > now() - interval '60 days' order by comments desc limit 1`,
    ),
    young: await one(`select id::text id from works where up_id = ${large} order by post_time desc limit 1`),
    answered: await one(
      `select k.comment_id::text id from comments c join comment_keys k on k.web_id = c.web_id and k.platform_comment_id = c.parent_platform_id
        where c.up_id = ${large} and c.parent_platform_id is not null and c.comment_time > now() - interval '60 days' limit 1`,
    ),
    keyword: await one('select id::text id from keywords order by hit_count desc limit 1'),
    collections: { admin: await collection('admin'), 'bd.vn.1': await collection('bd.vn.1') },
    ofShop: await one(
      `select w.id::text id from works w where w.id in (select o.work_id from work_goods o join goods g on g.id = o.goods_id join shops s on s.id = g.shop_id join users u on u.id = s.user_id where u.account = 'shop.vn.1') order by comments desc nulls last limit 1`,
    ),
    fromDay: await one(`select (current_date - 30)::text id`),
    toDay: await one(`select (current_date - 1)::text id`),
  };
}
