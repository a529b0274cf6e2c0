import type { labelApi } from '@backlot/contract';
import type { RowOf } from '../../../kit/list/CrudArea';

export type Label = RowOf<typeof labelApi>;
