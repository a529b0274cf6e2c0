import type { Config } from '../config';
import type { Db } from '../db/database';
import { createFileStore } from '../files/createFileStore';
import { hashPassword } from '../modules/auth';
import { createVault } from '../secrets/createVault';
import { seedApps } from './apps';
import { seedAreas } from './areas/seedAreas';
import { seedForms } from './demo/forms/seedForms';
import { seedNotices } from './demo/notices';
import { seedOrgs } from './demo/orgs';
import { seedMerchandise } from './demo/merchandise';
import { demoPeople } from './demo/people';
import { seedTrade } from './demo/trade/seedTrade';
import { seedUsers } from './demo/users';
import { seedPositions } from './positions';
import { seedRoles } from './roles';
import { seedDictionaries } from './seedDictionaries';
import { seedMenus } from './seedMenus';
import { seedSettings } from './seedSettings';

/** What every installation has: applications, roles, menus, positions, dictionaries. Adds what is missing. */
export async function seedBase(db: Db): Promise<void> {
  await seedApps(db);
  await seedRoles(db);
  await seedMenus(db);
  await seedPositions(db);
  await seedDictionaries(db);
  await seedSettings(db);
  await seedAreas(db);
}

/** People, merchants, orders, forms and notices to look at; demo mode only. Adds what is missing. */
export async function seedDemo(db: Db, config: Config, today = new Date()): Promise<void> {
  const people = demoPeople(config.DEMO_SIZE === 'small' ? 2 : 10);
  const orgIds = await seedOrgs(db);
  const userIds = await seedUsers(db, { people, makePasswordHash: () => hashPassword(config.DEMO_PASSWORD), orgIds });
  await seedMerchandise(db, { config, people, userIds, today });
  await seedTrade(db, { size: config.DEMO_SIZE, vault: createVault(config), today });
  await seedForms(db, { fileStore: await createFileStore(config), today });
  await seedNotices(db, userIds);
}
