import type { Db } from '../../db/database';
import { orgs } from '../../tables/base/org';
import { places } from './places';

const root = { code: 'headquarters', name: '总部', enName: 'Headquarters', vnName: 'Trụ sở chính', pid: '0', sort: 10 };

/** Headquarters, one business team and one merchant group per country; answers id by code. */
export async function seedOrgs(db: Db): Promise<Map<string, string>> {
  await db.insert(orgs).values(root).onConflictDoNothing({ target: orgs.code });
  const headquarters = (await idsByCode(db)).get(root.code) ?? '0';
  const rows = places.flatMap(({ code, org: { en: enName, 'zh-CN': name, vn: vnName } }, index) => [
    { code: `team.${code.toLowerCase()}`, pid: headquarters, name, enName, vnName, country: code, sort: 20 + index },
    {
      code: `merchants.${code.toLowerCase()}`,
      pid: headquarters,
      name: name.replace('团队', '商家'),
      enName: enName.replace('Team', 'Merchants'),
      vnName: vnName.replace('Nhóm', 'Nhà bán hàng'),
      country: code,
      sort: 40 + index,
    },
  ]);
  await db.insert(orgs).values(rows).onConflictDoNothing({ target: orgs.code });
  return idsByCode(db);
}

async function idsByCode(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: orgs.id, code: orgs.code }).from(orgs);
  return new Map(rows.map(({ id, code }) => [code, id]));
}
