import type { ruleApi } from '@backlot/contract';
import type { RowOf } from '../../../kit/list/CrudArea';

/** A commission rule as its list shows it. */
export type Rule = RowOf<typeof ruleApi>;
