import type { Db } from '../../db/database';
import { apps } from '../../tables/base/app';

const rows = [
  { code: 'marketing', name: '达人营销', enName: 'Creator marketing', vnName: 'Tiếp thị KOL', active: true, sort: 10 },
  { code: 'channel', name: '渠道数据', enName: 'Channel data', vnName: 'Dữ liệu kênh', active: false, sort: 20 },
  { code: 'system', name: '系统管理', enName: 'System', vnName: 'Hệ thống', active: false, sort: 30 },
];

export const seedApps = (db: Db) => db.insert(apps).values(rows).onConflictDoNothing({ target: apps.code });
