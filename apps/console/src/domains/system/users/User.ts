import type { sysUserApi } from '@backlot/contract';
import type { RowOf } from '../../../kit/list/CrudArea';

export type User = RowOf<typeof sysUserApi>;
