export { settleModule } from './handlers';
export { settleStatementModule } from './statementHandlers';
export { ownStatements, statementsInSight } from './sight';
export { sideOf } from './policy';
