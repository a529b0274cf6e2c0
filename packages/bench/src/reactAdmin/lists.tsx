import {
  Admin,
  Create,
  Datagrid,
  type DataProvider,
  Edit,
  List,
  Resource,
  SearchInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/** Twenty lists of ten rows and six columns with their forms, as an administration has them; from memory: no server can be slow here. */
const names = Array.from({ length: 20 }, (_, at) => `list${at + 1}`);
const fields = ['account', 'name', 'team', 'roles', 'phone', 'status'];
const rowsOf = (list: string) =>
  Array.from({ length: 10 }, (_, at) => ({
    id: at + 1,
    ...Object.fromEntries(fields.map((field) => [field, `${list} ${field} ${at + 1}`])),
  }));
const tables = new Map(names.map((name) => [name, rowsOf(name)]));
const dataProvider = {
  getList: (resource: string) => Promise.resolve({ data: tables.get(resource) ?? [], total: 1284 }),
} as unknown as DataProvider;

const Rows = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]}>
    <Datagrid>
      {fields.map((field) => (
        <TextField key={field} source={field} />
      ))}
    </Datagrid>
  </List>
);

const Fields = () => (
  <SimpleForm>
    {fields.map((field) => (
      <TextInput key={field} source={field} />
    ))}
  </SimpleForm>
);

const Changed = () => (
  <Edit>
    <Fields />
  </Edit>
);

const Added = () => (
  <Create>
    <Fields />
  </Create>
);

const Shown = () => (
  <Show>
    <SimpleShowLayout>
      {fields.map((field) => (
        <TextField key={field} source={field} />
      ))}
    </SimpleShowLayout>
  </Show>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider}>
      {names.map((name) => (
        <Resource key={name} name={name} list={Rows} edit={Changed} create={Added} show={Shown} />
      ))}
    </Admin>,
  );
}
