import { sysConfigApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { configCrud } from './crud';

export const sysConfigModule = (services: Services) => {
  const { handlers, list, source } = configCrud(services);
  return defineModule({ api: sysConfigApi, exports: [source], handlers: { ...handlers, list } });
};
