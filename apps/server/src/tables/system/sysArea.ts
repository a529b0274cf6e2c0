import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { nameColumns } from '../../db/nameColumns';

/** Countries and what they are divided into (system-pages 1.7.2). */
export const areas = pgTable(
  'areas',
  {
    /** ISO 3166-1 or 3166-2, with a further part for what lies below. */
    areaCode: text('area_code').primaryKey(),
    /** '0' for countries. */
    parentCode: text('parent_code').notNull(),
    /** 0 country, 1 first division, 2 second division. */
    levelCode: integer('level_code').notNull(),
    ...nameColumns(),
    shortName: text('short_name'),
    zipCode: text('zip_code'),
    /** Dialling code. */
    cityCode: text('city_code'),
    lng: doublePrecision('lng'),
    lat: doublePrecision('lat'),
    sort: integer('sort').notNull(),
  },
  (table) => [index('areas_parent').on(table.parentCode, table.sort)],
);
