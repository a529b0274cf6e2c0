export { sysMenuModule } from './handlers';
