import { removeUnused } from '../modules/file';
import { formAnswerFiles } from '../modules/form';
import { goods } from '../modules/goods';
import { shopCertifications } from '../modules/shopCertification';
import { users } from '../modules/user';
import { defineJob } from './defineJob';

const { idCardFront, idCardBack, businessLicence } = shopCertifications;

/** Uploads that nothing names a day later, at half past three in the morning of the six countries (life-cycles 3.11). */
export const removeUnusedFiles = defineJob({
  name: 'remove-unused-files',
  cron: '30 20 * * *',
  run: (services) =>
    removeUnused(services, [users.avatar, goods.mainImage, idCardFront, idCardBack, businessLicence, formAnswerFiles.fileId]),
});
