import { sysAreaApi } from '@backlot/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { defineModule } from '../../../http/module';
import { nameIn } from '../../../http/requests/nameIn';
import type { Services } from '../../../services';
import { pinyinOf } from './pinyinOf';
import { shortNameOf } from './shortNameOf';
import { areas } from '../../../tables/system/sysArea';

/** Areas one level at a time: a level is asked for when somebody opens it (system-pages 1.7.2). */
export const sysAreaModule = ({ database: { db } }: Services) => {
  const parents = alias(areas, 'parents');
  return defineModule({
    api: sysAreaApi,
    handlers: {
      list: async ({ parentCode }, { language }) => {
        const rows = await db
          .select({ area: areas, parent: parents })
          .from(areas)
          .leftJoin(parents, eq(parents.areaCode, areas.parentCode))
          .where(eq(areas.parentCode, parentCode || '0'))
          .orderBy(asc(areas.sort), asc(areas.areaCode));
        const below = await db
          .selectDistinct({ code: areas.parentCode })
          .from(areas)
          .where(inArray(areas.parentCode, ['', ...rows.map(({ area }) => area.areaCode)]));
        const opening = new Set(below.map(({ code }) => code));
        return rows.map(({ area, parent }) => ({
          ...area,
          id: area.areaCode,
          shortName: area.shortName ?? shortNameOf({ areaCode: area.areaCode, name: nameIn(language, area) }, language),
          pinyin: pinyinOf(area.name),
          mergerName: [parent, area].flatMap((one) => (one ? nameIn(language, one) : [])).join(' / '),
          lng: area.lng === null ? null : String(area.lng),
          lat: area.lat === null ? null : String(area.lat),
          hasChildren: opening.has(area.areaCode),
        }));
      },
    },
  });
};
