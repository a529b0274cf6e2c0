import { sysDictDataApi, sysDictTypeApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { dictTypes, dictValues } from '../../../tables/base/dictionary';
import { changeStatus } from './changeStatus';
import { dictTypeCrud } from './typeCrud';
import { dictValueCrud } from './valueCrud';

export const sysDictTypeModule = (services: Services) => {
  const { handlers, list, source } = dictTypeCrud(services);
  return defineModule({
    api: sysDictTypeApi,
    exports: [source],
    handlers: {
      ...handlers,
      list,
      changeStatus: changeStatus(services, { area: 'sysDictType', table: dictTypes, notFound: 'dictTypeNotFound' }),
    },
  });
};

export const sysDictDataModule = (services: Services) => {
  const { handlers, list, source } = dictValueCrud(services);
  return defineModule({
    api: sysDictDataApi,
    exports: [source],
    handlers: {
      ...handlers,
      list,
      changeStatus: changeStatus(services, { area: 'sysDictData', table: dictValues, notFound: 'dictValueNotFound' }),
    },
  });
};
