import type { sysConfigApi } from '@backlot/contract';
import type { RowOf } from '../../../kit/list/CrudArea';

export type Setting = RowOf<typeof sysConfigApi>;
