export { sysDictDataModule, sysDictTypeModule } from './handlers';
