import type { BatchResult } from '@backlot/contract';
import { actorOf } from '../../../../http/requests/actor';
import type { Call } from '../../../../http/requests/call';
import { inBatch } from '../../../../http/requests/inBatch';
import type { Services } from '../../../../services';
import type { ActivityEntry } from '../../../../tables/base/activity';
import { dataScopeOf } from '../../../base/dataScope';
import { endAndTell } from '../../../account/session';
import { changeStatus } from './status';

interface Wish {
  ids: readonly string[];
  status: 0 | 1;
  call: Call;
  /** Hears of every row that changed. */
  changed?: (entry: ActivityEntry) => void;
}

/** Enables or disables people one by one; whoever is disabled is signed out. */
export async function changeStatuses(services: Services, { ids, status, call, changed }: Wish): Promise<BatchResult> {
  const { db } = services.database;
  const actor = await actorOf(call, (caller) => dataScopeOf(db, caller));
  return inBatch({
    ids,
    language: call.language,
    act: async (id) => {
      const entry = await changeStatus(db, { id, status, actor });
      if (!entry) return;
      changed?.(entry);
      if (status === 1) await endAndTell(services, { userId: id });
    },
  });
}
