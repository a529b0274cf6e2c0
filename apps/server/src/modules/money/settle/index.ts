export { settleModule } from './handlers';
export { settleStatementModule } from './statementHandlers';
