export { sysConfigModule } from './handlers';
