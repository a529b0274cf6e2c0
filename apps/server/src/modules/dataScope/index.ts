export { dataScopeOf, keptOrgs, orgsOfRoles, orgsOfUser } from './dataScopeOf';
export { addUserOrg, dropOrg, setRoleOrgs, setUserOrgs } from './store';
export { withinScope } from './withinScope';
