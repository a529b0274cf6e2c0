import { linkValidityLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { outOfSteps } from '../../../db/recordedSteps';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { workOrderLinks } from '../../../tables/trade/link';
import { type Viewer } from '../../base/sight';
import { begin, transition } from '../../base/transition';
import { linkCheckPolicy } from '../parts';
import { checkLink } from './check';
import { checkPreview } from './checkPreview';
import { linkForUpdate } from './store';

const pauseMs = 10 * 60_000;

/** Whether a person may ask again: once in 10 minutes, 1025025 before. Silence is counted anew, so that the channel is read before the next check. */
export async function beginRecheck(tx: Db, id: string, viewer: Viewer): Promise<void> {
  const find = () => linkForUpdate(tx, id, viewer);
  const { link } = await begin(tx, { policy: linkCheckPolicy, event: 'recheck', viewer, find });
  if (link.manualCheckTime && Date.now() - link.manualCheckTime.getTime() < pauseMs) throw new Refusal('recheckTooSoon');
  await transition(tx, {
    machine: linkValidityLife,
    table: workOrderLinks,
    row: link,
    event: 'recheck',
    set: { manualCheckTime: sql`now()`, silentChecks: 0, reach: null },
    actor: viewer,
  });
}

/** Checks a link of either kind and waits for the answer. */
export async function checkNow(services: Services, id: string): Promise<void> {
  await checkLink(services, id);
  await checkPreview(services, id);
}

/** Checks a link that was just submitted, without anybody waiting. */
export const checkSoon = (services: Services, id: string): void =>
  void outOfSteps(() => checkNow(services, id)).catch((error: unknown) => services.log.warn({ err: error, link: id }, 'link check'));
