export { sysDictDataModule, sysDictTypeModule } from './handlers';
export { dictTypeCrud } from './typeCrud';
export { dictValueCrud } from './valueCrud';
