export { OnlineUsersScreen } from './OnlineUsersScreen';
