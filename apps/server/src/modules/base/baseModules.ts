import type { Services } from '../../services';
import type { foldParts } from '../foldParts';
import { activityModule } from './activity';
import { dictionaryModule } from './dictionary';
import { downloadModule } from './download';
import { fileModule } from './file';
import { menuModule } from './menu';
import { noticeModule } from './notice';
import { outboxModule } from './outbox';
import { uploadModule } from './upload';

/** The rooms that all modules share, with what each of them brings along. */
export const baseModules = (services: Services, parts: ReturnType<typeof foldParts>) => ({
  activity: activityModule(services, parts.undoerOf),
  dictionary: dictionaryModule(services),
  download: downloadModule(services, parts.exportOf),
  file: fileModule(services, parts.mayReadFile),
  menu: menuModule(services),
  notice: noticeModule(services),
  outbox: outboxModule(services),
  upload: uploadModule(services),
});
