import { Admin, type AuthProvider, type DataProvider, ListGuesser, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.reject(new Error('signed out')),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

const nothing = () => Promise.resolve({ data: [], total: 0 });
const dataProvider = {
  getList: nothing,
  getMany: nothing,
  getManyReference: nothing,
  getOne: nothing,
  create: nothing,
  update: nothing,
  updateMany: nothing,
  delete: nothing,
  deleteMany: nothing,
} as unknown as DataProvider;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth>
      <Resource name="creators" list={ListGuesser} />
    </Admin>,
  );
}
