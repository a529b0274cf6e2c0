import type { taskApi } from '@backlot/contract';
import type { RowOf } from '../../../kit/list/CrudArea';

export type Task = RowOf<typeof taskApi>;
