export { giveRoles, rolesOf } from './store';
export { roles, userRoles } from './tables';
