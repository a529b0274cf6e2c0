export { roleCrud } from './crud';
export { sysRoleModule } from './handlers';
export { heldMenuIds, ownRoleIds, rolesAdministeringMore, rolesOutOfReach } from './reach';
