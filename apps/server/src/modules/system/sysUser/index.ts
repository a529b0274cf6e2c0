export { userCrud } from './crud';
export { sysUserModule } from './handlers';
export { profilesOf, savePersonal } from './store';
export { userUndoers } from './acts/undoers';
export { within as withinPeople } from './visible';
