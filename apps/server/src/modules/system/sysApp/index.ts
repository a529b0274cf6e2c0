export { sysAppModule } from './handlers';
