import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { apps } from '../../../tables/base/app';

/** The enabled applications in order. */
export const enabledApps = (db: Db) => db.select().from(apps).where(eq(apps.status, 0)).orderBy(asc(apps.sort), asc(apps.id));
