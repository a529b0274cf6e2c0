import type { Config } from '../config';
import type { Db } from '../db/database';
import { createFileStore } from '../files/createFileStore';
import { hashPassword } from '../modules/account/auth';
import { createVault } from '../secrets/createVault';
import { seedApps } from './system/apps';
import { seedComments } from './analysis/seedComments';
import { seedAreas } from './system/areas/seedAreas';
import { seedDocuments } from './system/seedDocuments';
import { seedFiles } from './system/seedFiles';
import { seedForms } from './system/forms/seedForms';
import { seedMessages } from './system/seedMessages';
import { seedMessageTemplates } from './system/messageTemplates';
import { seedNotices } from './system/notices';
import { seedOrgs } from './system/orgs';
import { seedTargets } from './analysis/seedTargets';
import { seedZones } from './analysis/seedZones';
import { seedUpAnalysis } from './analysis/seedUpAnalysis';
import { seedRankings } from './analysis/seedRankings';
import { seedCollection } from './collection/seedCollection';
import { seedMerchandise } from './merchants/merchandise';
import { demoPeople } from './system/people';
import { demoDay } from './demo/demoDay';
import { seedFxRates } from './money/seedFxRates';
import { seedRules } from './money/seedRules';
import { seedSales } from './money/seedSales';
import { seedSettlements } from './money/seedSettlements';
import { seedLives } from './trade/seedLives';
import { seedTrade } from './trade/seedTrade';
import { refreshSaleFigures } from '../modules/money/order';
import { seedUsers } from './system/users';
import { seedPositions } from './system/positions';
import { seedRoles } from './system/roles';
import { seedDictionaries } from './dictionaries/seedDictionaries';
import { seedMenus } from './menus/seedMenus';
import { seedSamples } from './system/seedSamples';
import { seedSettings } from './system/seedSettings';
import { seedTimers } from './system/seedTimers';

/** What every installation has: applications, roles, menus, positions, dictionaries. Adds what is missing. */
export async function seedBase(db: Db): Promise<void> {
  await seedApps(db);
  await seedRoles(db);
  await seedMenus(db);
  await seedPositions(db);
  await seedDictionaries(db);
  await seedSettings(db);
  await seedMessageTemplates(db);
  await seedAreas(db);
}

/** People, merchants, orders, forms and notices to look at; demo mode only. Adds what is missing. */
export async function seedDemo(db: Db, config: Config, today = new Date()): Promise<void> {
  const people = demoPeople(config.DEMO_SIZE === 'small' ? 2 : 10);
  const orgIds = await seedOrgs(db);
  const userIds = await seedUsers(db, { people, makePasswordHash: () => hashPassword(config.DEMO_PASSWORD), orgIds });
  await seedMerchandise(db, { config, people, userIds, today });
  const fileStore = await createFileStore(config);
  await seedTrade(db, { size: config.DEMO_SIZE, vault: createVault(config), today, fileStore });
  await seedLives(db, { size: config.DEMO_SIZE, vault: createVault(config), today });
  await seedSales(db, { size: config.DEMO_SIZE, today, financeId: userIds.get('finance') });
  await seedNotices(db, userIds);
  await seedFxRates(db, { day: demoDay(today), financeId: userIds.get('finance') });
  await seedRules(db, { day: demoDay(today), adminId: userIds.get('admin') });
  await seedCollection(db, { today, staffId: userIds.get('staff.1') });
  await seedComments(db, { size: config.DEMO_SIZE, today, userIds });
  await seedSettlements(db, { vault: createVault(config), userIds, today, fileStore });
  await refreshSaleFigures(db, { all: true, at: today });
  await seedRankings(db, { today });
  await seedUpAnalysis(db, { size: config.DEMO_SIZE, today, userIds });
  await seedTimers(db, { today, rootId: userIds.get('superAdmin') });
  await seedSamples(db, today);
  await seedTargets(db, { today, userIds });
  await seedZones(db, { size: config.DEMO_SIZE, today, userIds, vault: createVault(config) });
  await seedMessages(db, { vault: createVault(config), userIds });
  await seedForms(db, { fileStore, today });
  await seedFiles(db, { fileStore, userIds });
  await seedDocuments(db, { today, userIds });
}
