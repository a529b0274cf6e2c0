import { sysOpLogApi, sysVisLogApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { operationLogHandlers } from './operations';
import { visitLogHandlers } from './visits';

export const sysVisLogModule = (services: Services) => {
  const { source: _source, ...handlers } = visitLogHandlers(services);
  return defineModule({ api: sysVisLogApi, handlers });
};

export const sysOpLogModule = (services: Services) => {
  const { source: _source, ...handlers } = operationLogHandlers(services);
  return defineModule({ api: sysOpLogApi, handlers });
};
