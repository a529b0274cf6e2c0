export { addUser, hasAdministrator, markSignedIn, setContact, setPasswordHash, setProfile, userByAccount, userByEmail, userById, userByPhone } from './store';
export { users } from './tables';
