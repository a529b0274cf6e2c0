import { fxRateApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { importHandlers } from '../../base/imports';
import { fxRateCrud } from './crud';
import { fxRateImport } from './importRates';

/** Exchange rates, for display only. */
export const fxRateModule = (services: Services) => {
  const { handlers, source } = fxRateCrud(services);
  return defineModule({
    api: fxRateApi,
    exports: [source],
    imports: [fxRateImport],
    handlers: { ...handlers, ...importHandlers(services, fxRateImport) },
  });
};
