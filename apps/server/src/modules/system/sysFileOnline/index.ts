export { sysFileOnlineModule } from './handlers';
