import type { sysConfigApi } from '@backlot/contract';
import type { RowOf } from '../../shared/crud/CrudArea';

export type Setting = RowOf<typeof sysConfigApi>;
