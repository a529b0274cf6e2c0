import { DataTable, memorySource } from '@backlot/data-table';
import { useState } from 'react';

const columns = [
  { field: 'name', header: 'Creator', flex: 1, isSortable: true, isFixed: true },
  { field: 'fans', header: 'Followers', align: 'right' as const, isSortable: true },
];
const source = memorySource([{ id: '1', name: 'linh.reviewne', fans: 516_800 }]);

export function Rows() {
  const [search, setSearch] = useState('');
  return (
    <DataTable label="Creators" columns={columns} source={source} getRowId={(row) => row.id} url={{ search, onSearchChange: setSearch }} />
  );
}
