import { settingApi } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { addView, changeView, countOtherSettings, countViews, putSetting, removeSetting, removeView, settingsOf, viewsOf } from './store';

/** What one person may keep. */
export const mostSettings = 200;
export const mostViews = 100;

export const personalSettingModule = ({ database: { db } }: Services) =>
  defineModule({
    api: settingApi,
    handlers: {
      all: (_input, { caller }) => settingsOf(db, caller.userId),
      save: async ({ key, value }, { caller: { userId } }) => {
        if (value === null || value === undefined) await removeSetting(db, userId, key);
        else
          await alone(db, userId, async (tx) => {
            if ((await countOtherSettings(tx, userId, key)) >= mostSettings) throw new Refusal('tooLarge', { limit: mostSettings });
            await putSetting(tx, { userId, key, value });
          });
        return null;
      },
      views: async ({ table }, { caller }) =>
        (await viewsOf(db, caller.userId, table)).map(({ userId, ...view }) => ({ ...view, mine: userId === caller.userId })),
      saveView: async ({ id, ...view }, { caller: { userId } }) => {
        if (id !== undefined) {
          if (!(await changeView(db, id, { ...view, userId }))) throw new Refusal('notFound');
          return { id };
        }
        return alone(db, userId, async (tx) => {
          if ((await countViews(tx, userId)) >= mostViews) throw new Refusal('tooLarge', { limit: mostViews });
          return { id: await addView(tx, { ...view, userId }) };
        });
      },
      deleteView: async ({ id }, { caller }) => {
        if (!(await removeView(db, id, caller.userId))) throw new Refusal('notFound');
        return null;
      },
    },
  });

/** One write of a person at a time, so that the limits hold. */
const alone = <Result>(db: Db, userId: string, act: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings:${userId}`}))`);
    return act(tx);
  });
