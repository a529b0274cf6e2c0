import { sysDictDataApi, sysDictTypeApi } from '@backlot/contract';
import { defineModule } from '../../http/module';
import type { Services } from '../../services';
import { dictTypes, dictValues } from '../dictionary';
import { changeStatus } from './changeStatus';
import { dictTypeCrud } from './typeCrud';
import { dictValueCrud } from './valueCrud';

export const sysDictTypeModule = (services: Services) =>
  defineModule({
    api: sysDictTypeApi,
    handlers: { ...dictTypeCrud(services).handlers, changeStatus: changeStatus(services, { area: 'sysDictType', table: dictTypes, notFound: 'dictTypeNotFound' }) },
  });

export const sysDictDataModule = (services: Services) =>
  defineModule({
    api: sysDictDataApi,
    handlers: { ...dictValueCrud(services).handlers, changeStatus: changeStatus(services, { area: 'sysDictData', table: dictValues, notFound: 'dictValueNotFound' }) },
  });
