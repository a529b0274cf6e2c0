import { menuApi } from '@backlot/contract';
import { defineModule } from '../../http/module';
import type { Services } from '../../services';
import { menusOfApp } from './navigation';

export const menuModule = ({ config, database: { db } }: Services) =>
  defineModule({
    api: menuApi,
    handlers: {
      change: ({ application }, { caller }) => menusOfApp(db, caller, application),
      embedOrigins: async () => config.EMBED_ORIGINS,
    },
  });
