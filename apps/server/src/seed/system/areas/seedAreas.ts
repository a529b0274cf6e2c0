import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { areas } from '../../../tables/system/sysArea';
import { indonesia } from './indonesia';
import { malaysia } from './malaysia';
import { philippines } from './philippines';
import { readAreas } from './readAreas';
import { singapore } from './singapore';
import { thailand } from './thailand';
import { vietnam } from './vietnam';

/** Adds the six countries and their divisions where they are missing, and post codes that were not known before. */
export const seedAreas = (db: Db) =>
  db
    .insert(areas)
    .values([philippines, malaysia, thailand, vietnam, singapore, indonesia].flatMap((country, at) => readAreas(country, at + 1)))
    .onConflictDoUpdate({
      target: areas.areaCode,
      set: { zipCode: sql`excluded.zip_code` },
      setWhere: sql`${areas.zipCode} is null and excluded.zip_code is not null`,
    });
