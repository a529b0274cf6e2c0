export { changesOf } from './changesOf';
export { createCrud } from './createCrud';
export { note } from './note';
export { freeCode, refuseRepeated } from './refuseRepeated';
export { refuseTooMany } from './refuseTooMany';
export { lookAt, rehearse } from './rehearse';
export { lockArea, rowForUpdate, rowOrRefuse, updateRow } from './rows';
