import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/form.tsx'),
  route('designer', 'routes/designer.tsx'),
  route('rows', 'routes/rows.tsx'),
  route('names', 'routes/names.tsx'),
  route('paper', 'routes/paper.tsx'),
] satisfies RouteConfig;
