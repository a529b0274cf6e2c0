export { beginView } from './beginView';
export { sysRoleModule } from './handlers';
export { heldMenuIds, rolesAdministeringMore, reachOf } from './reach';
