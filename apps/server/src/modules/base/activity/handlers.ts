import { activityApi } from '@backlot/contract';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { holds } from '../../../http/requests/caller';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { activitiesOf, activityOf, claimUndo, releaseUndo } from './store';
import type { Undoer } from '../../../http/parts/Undoer';

const mostNames = 5;

export const activityModule = ({ database: { db } }: Services, undoerOf: (kind: string) => Undoer | undefined) =>
  defineModule({
    api: activityApi,
    handlers: {
      page: async (query, { caller }) => {
        const { rows, totalRows } = await activitiesOf(db, caller.userId, query);
        const shown = rows.map(({ entries, createTime, undoTime, ...row }) => {
          const undoer = undoerOf(row.kind);
          return {
            ...row,
            names: entries.slice(0, mostNames).map(({ name }) => name),
            createTime: presentTime(createTime),
            undoTime: undoTime && presentTime(undoTime),
            canUndo: !undoTime && undoer !== undefined && holds(caller, undoer.permission),
          };
        });
        return presentPage({ ...query, totalRows, rows: shown });
      },
      undo: async ({ id }, call) => {
        const { caller } = call;
        const activity = await activityOf(db, caller.userId, id);
        const undoer = activity && undoerOf(activity.kind);
        if (!activity || !undoer) throw new Refusal('activityNotFound');
        if (!holds(caller, undoer.permission)) throw new Refusal('noPermission', { permission: undoer.permission });
        if (!(await claimUndo(db, id))) throw new Refusal('activityNotFound');
        const result = await undoer.undo(activity.entries, activity.wish, call);
        if (result.ok.length === 0) await releaseUndo(db, id);
        return result;
      },
    },
  });
