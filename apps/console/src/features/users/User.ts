import type { sysUserApi } from '@backlot/contract';
import type { RowOf } from '../../shared/crud/CrudArea';

export type User = RowOf<typeof sysUserApi>;
