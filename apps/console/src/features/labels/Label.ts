import type { labelApi } from '@backlot/contract';
import type { RowOf } from '../../shared/crud/CrudArea';

export type Label = RowOf<typeof labelApi>;
