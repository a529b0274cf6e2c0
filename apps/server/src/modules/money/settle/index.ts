export { settleModule } from './handlers';
export { settleStatementModule } from './statementHandlers';
export { ownStatements, statementsInSight } from './sight';
export { sideOf } from './policy';
export { confirm } from './acts/confirm';
export { dispute } from './acts/dispute';
export { preview } from './acts/preview';
export { settle } from './acts/settle';
export { voidBatch } from './acts/voidBatch';
