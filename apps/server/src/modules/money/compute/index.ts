export { commissionableAt } from './commissionableAt';
export { createSettlement } from './createSettlement';
export { Problems } from './file/problems';
export { settleFile } from './file/settleFile';
export type { OrderLine, Submission, Terms, WorkOrder } from './inputs';
export { hashInputs } from './inputsHash/hashInputs';
export type { Rule } from './rules/rule';
export { type Month, settleMonth } from './settleMonth';
export type { Line, Statement } from './statement';
