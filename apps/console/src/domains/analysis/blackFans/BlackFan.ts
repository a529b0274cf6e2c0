import type { blackFanApi } from '@backlot/contract';
import type { RowOf } from '../../../kit/list/CrudArea';

export type BlackFan = RowOf<typeof blackFanApi>;
