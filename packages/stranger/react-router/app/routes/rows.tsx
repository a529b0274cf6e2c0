import { DataTable, memorySource } from '@backlot/data-table';
import { useMemo } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';

export const loader = () => ({
  rows: Array.from({ length: 40 }, (_, index) => ({ id: String(index), name: `creator ${index + 1}`, fans: (index * 7919) % 5000 })),
});

const columns = [
  { field: 'name', header: 'Creator', flex: 1, isSortable: true, isFixed: true },
  { field: 'fans', header: 'Followers', align: 'right' as const, isSortable: true },
];
const search = { field: 'keyword', label: 'Find', pauseMs: 0 };

export default function Rows() {
  const { rows } = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const source = useMemo(() => memorySource(rows, { search: 'keyword' }), [rows]);
  const url = { search: `?${params}`, onSearchChange: (next: string) => setParams(new URLSearchParams(next), { replace: true }) };
  return <DataTable label="Creators" columns={columns} source={source} getRowId={(row) => row.id} search={search} url={url} />;
}
