import type { Endpoint, InputOf } from '@backlot/contract';
import type { TableState } from '@backlot/data-table';

type Asked = Pick<TableState, 'sortField' | 'sortOrder' | 'filters'> & Partial<Pick<TableState, 'pageNo' | 'pageSize'>>;

/** What a table asks for, as the call takes it: its filters and sorts are those of the call (`ListShape`), the server judges the values. */
export const listInput = <E extends Endpoint>({ filters, sortField, sortOrder, ...page }: Asked, fixed: object | undefined): InputOf<E> =>
  ({ ...page, ...(sortField && { sortField, sortOrder }), ...filters, ...fixed }) as InputOf<E>;
