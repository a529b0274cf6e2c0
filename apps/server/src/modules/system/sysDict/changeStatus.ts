import type { ErrorName } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { lockArea, note, updateRow } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import type { dictTypes, dictValues } from '../../../tables/base/dictionary';
import { announce } from './announce';

interface Switch {
  area: 'sysDictType' | 'sysDictData';
  table: typeof dictTypes | typeof dictValues;
  notFound: ErrorName;
}

/** Enables or disables a type or a value: disabled ones are named but no longer offered. A deleted one refuses with 1017003. */
export const changeStatus =
  (services: Services, { area, table, notFound }: Switch) =>
  async ({ id, status }: { id: string; status: 0 | 1 }, call: Call): Promise<null> => {
    const { db } = services.database;
    const actor = await actorOf(call, (caller) => dataScopeOf(db, caller));
    await db.transaction(async (tx) => {
      await lockArea(tx, area);
      const [row] = await tx.select({ status: table.status }).from(table).where(eq(table.id, id));
      if (!row) throw new Refusal(notFound);
      if (row.status === 2) throw new Refusal('deletedRecord');
      if (row.status === status) return;
      await updateRow(tx, { table, id, set: { status }, userId: actor.caller.userId });
      await note(tx, { actor, action: `${area}.changeStatus`, object: `${area}:${id}`, detail: { status: [row.status, status] } });
      await announce(services, tx);
    });
    return null;
  };
