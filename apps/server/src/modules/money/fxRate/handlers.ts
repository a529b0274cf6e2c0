import { fxRateApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { importHandlers } from '../../base/imports';
import { fxRateCrud } from './crud';
import { fxRateImport } from './importRates';

/** Exchange rates, for display only. */
export const fxRateModule = (services: Services) =>
  defineModule({
    api: fxRateApi,
    imports: [fxRateImport],
    handlers: { ...fxRateCrud(services).handlers, ...importHandlers(services, fxRateImport) },
  });
