export { sysOpLogModule, sysVisLogModule } from './handlers';
