export { addUser, hasAdministrator, markSignedIn, setPasswordHash, setProfile, userByAccount, userByEmail, userById, userByPhone } from './store';
export { users } from './tables';
