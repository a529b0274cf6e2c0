import { sysOpLogApi, sysVisLogApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { operationLogHandlers } from './operations';
import { visitLogHandlers } from './visits';

export const sysVisLogModule = (services: Services) => {
  const { source, ...handlers } = visitLogHandlers(services);
  return defineModule({ api: sysVisLogApi, exports: [source], handlers });
};

export const sysOpLogModule = (services: Services) => {
  const { source, ...handlers } = operationLogHandlers(services);
  return defineModule({ api: sysOpLogApi, exports: [source], handlers });
};
