export { sysOpLogModule, sysVisLogModule } from './handlers';
export { operationLogHandlers } from './operations';
export { visitLogHandlers } from './visits';
