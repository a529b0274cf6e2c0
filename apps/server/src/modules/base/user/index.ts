export {
  addUser,
  hasAdministrator,
  markSignedIn,
  setContact,
  setPasswordHash,
  setProfile,
  userByAccount,
  userByEmail,
  userById,
  userByPhone,
} from './store';
export { namedLike } from './namedLike';
