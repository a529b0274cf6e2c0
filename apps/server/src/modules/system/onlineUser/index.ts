export { onlineUserModule } from './handlers';
