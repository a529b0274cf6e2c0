export { heldBy, type RoleHolder } from './holds';
export { giveRoles, rolesOf } from './store';
