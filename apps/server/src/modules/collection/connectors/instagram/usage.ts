import { parsed } from '../ask';
import { appUsageShape, businessUsageShape } from './shapes';

/** Percent of a limit at which we stop asking by ourselves. */
const stopAt = 90;
const minute = 60_000;

/** When the channel may be asked again: null while less than nine tenths of every limit are used (domain/connectors 6.8). */
export function regainedAt(headers: Headers, now: Date): Date | null {
  const app = appUsageShape.safeParse(parsed(headers.get('x-app-usage') ?? ''));
  const business = businessUsageShape.safeParse(parsed(headers.get('x-business-use-case-usage') ?? ''));
  const uses = [...(app.success ? [app.data] : []), ...(business.success ? Object.values(business.data).flat() : [])];
  const isNear = uses.some((use) => Math.max(use.call_count, use.total_cputime, use.total_time) >= stopAt);
  const minutes = Math.max(0, ...uses.map(({ estimated_time_to_regain_access: wait = 0 }) => wait));
  if (minutes > 0) return new Date(now.getTime() + minutes * minute);
  // The limits are of an hour; where nothing is told, its end is not far after a few minutes.
  return isNear ? new Date(now.getTime() + 10 * minute) : null;
}
