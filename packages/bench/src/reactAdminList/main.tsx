import { Admin, Datagrid, type DataProvider, List, NumberField, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { Creators } from './Creators';

interface Answer {
  data: { rows: { id: string }[]; totalRows: number };
}

const { token } = JSON.parse(localStorage.getItem('Access-Token') ?? '{}') as { token?: string };

/** The same pages of the same server, called as plainly as can be. */
const dataProvider = {
  getList: async (_resource: string, { pagination, signal }: { pagination: { page: number; perPage: number }; signal?: AbortSignal }) => {
    const answer = await fetch(`/api/main/up/page?pageNo=${pagination.page}&pageSize=${pagination.perPage}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    });
    const { data } = (await answer.json()) as Answer;
    return { data: data.rows, total: data.totalRows };
  },
} as unknown as DataProvider;

/** Columns of the same names with nothing in them but text. */
const BareCreators = () => (
  <List exporter={false}>
    <Datagrid>
      <TextField source="nickname" />
      <TextField source="country" />
      <NumberField source="fansNum" />
      <NumberField source="interactionRate" />
      <NumberField source="avgViews" />
      <NumberField source="sales30" />
      <NumberField source="starLevel" />
      <TextField source="owner.name" />
    </Datagrid>
  </List>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="creators" list={Creators} />
      <Resource name="bare" list={BareCreators} />
    </Admin>,
  );
}
