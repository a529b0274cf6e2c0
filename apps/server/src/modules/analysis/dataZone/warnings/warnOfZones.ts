import { noticeTypes, type Permission } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { defineJob } from '../../../../jobs/defineJob';
import type { Services } from '../../../../services';
import { tell } from '../../../base/notice';
import { staffHolding } from '../../../base/sight';
import { channelCode } from '../../../collection/comments';
import { addDays, dayIn } from '../../../system/country';
import { keepWarnings } from './keepWarnings';
import { zoneCountry } from './measure';
import { targetOf, warningTexts } from './warningTexts';

/** Looks at the last whole day of what zones follow, and tells those who look after the channel what was unusual, once. */
export async function warnOfZones(db: Db, services: Pick<Services, 'events'>, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const warning of await keepWarnings(tx, addDays(dayIn(zoneCountry, now), -1)))
      await tell(tx, services, {
        noticeClass: 3,
        webId: warning.webId,
        type: noticeTypes.zone,
        extraParam: targetOf(warning),
        userIds: await staffHolding(tx, `${channelCode(warning.webId)}.query` as Permission, zoneCountry),
        texts: warningTexts(warning),
      });
  });
}

export const warnOfZonesJob = defineJob({
  name: 'zoneWarnings',
  names: { en: 'Look for unusual moves in data zones', 'zh-CN': '检查数据专区异动', vn: 'Tìm biến động bất thường trong khu dữ liệu' },
  cron: '20 * * * *',
  run: (services) => warnOfZones(services.database.db, services, new Date()),
});
