export { answerExport } from './answerExport';
export { formCrud } from './crud';
export { formModule } from './handlers';
export { mayReadAnswerFile } from './mayReadAnswerFile';
