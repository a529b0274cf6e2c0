import type { Db } from '../../../db/database';
import type { Device } from '../../../http/requests/device';
import { visitLogs } from '../../../tables/base/visitLog';

interface Visit {
  visType: 'login' | 'logout';
  success: boolean;
  message: string;
  account: string;
  userId?: string | undefined;
  ip: string;
  device: Device;
}

/** Notes a sign-in or sign-out. */
export const logVisit = (db: Db, { visType, device, account, ...visit }: Visit) =>
  db.insert(visitLogs).values({ ...visit, ...device, account: account.slice(0, 128), visType: visType === 'login' ? 1 : 2 });
