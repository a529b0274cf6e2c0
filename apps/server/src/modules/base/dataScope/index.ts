export { dataScopeOf, keptOrgs, orgsOfRoles, orgsOfUser } from './dataScopeOf';
export { isBeyond, scopesOfRoles, showsMore } from './showsMore';
export { addUserOrg, dropOrg, setRoleOrgs, setUserOrgs } from './store';
export { withinScope } from './withinScope';
