export { beginView } from './beginView';
export { roleCrud } from './crud';
export { sysRoleModule } from './handlers';
export { heldMenuIds, rolesAdministeringMore, reachOf } from './reach';
