import type { BenchResult } from './BenchResult';
import { startBacklot } from './server/backlot';
import { measureClaims } from './server/claims';
import { openDatabase } from './server/database';
import { measureLibrary } from './server/library';
import { measureLists } from './server/lists';
import { keepPlans } from './server/plans';

/** The built server on PostgreSQL with a million creators and 100,000 users: B23, B24, B25, the filters of the library, every list. */
export async function run(): Promise<BenchResult[]> {
  const database = await openDatabase();
  try {
    const backlot = await startBacklot(database.url);
    try {
      return [...(await measureLibrary(backlot, database)), ...(await measureClaims(backlot, database)), ...(await measureLists(backlot))];
    } finally {
      await backlot.stop();
      await keepPlans(database);
    }
  } finally {
    database.stop();
  }
}
