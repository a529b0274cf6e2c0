import { menuApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { menusOfApp } from './navigation';

export const menuModule = ({ config, database: { db } }: Services) =>
  defineModule({
    api: menuApi,
    handlers: {
      change: async ({ application }, { caller }) => {
        const menus = await menusOfApp(db, caller, application);
        if (!menus) throw new Refusal('notFound', {}, { field: 'application' });
        return menus;
      },
      embedOrigins: async () => config.EMBED_ORIGINS,
    },
  });
