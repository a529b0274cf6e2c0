export { sysUserModule } from './handlers';
export { profilesOf, savePersonal } from './store';
export { within as withinPeople } from './visible';
