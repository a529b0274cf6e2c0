export { userCrud } from './crud';
export { sysUserModule } from './handlers';
export { userUndoers } from './undoers';
export { within as withinPeople } from './visible';
