import type { Db } from '../../db/database';
import { areas } from '../../modules/sysArea';
import { indonesia } from './indonesia';
import { malaysia } from './malaysia';
import { philippines } from './philippines';
import { readAreas } from './readAreas';
import { singapore } from './singapore';
import { thailand } from './thailand';
import { vietnam } from './vietnam';

/** Adds the six countries and their divisions where they are missing. */
export const seedAreas = (db: Db) =>
  db
    .insert(areas)
    .values([philippines, malaysia, thailand, vietnam, singapore, indonesia].flatMap((country, at) => readAreas(country, at + 1)))
    .onConflictDoNothing({ target: areas.areaCode });
