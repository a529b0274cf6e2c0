import { directory, type MenuSeed, screen } from './menuSeed';

const application = 'marketing';
const searchers = ['admin', 'finance', 'teamLeader', 'bd', 'staff'] as const;
const keepers = ['admin', 'bd', 'staff'] as const;
const hunters = ['admin', 'teamLeader', 'bd', 'staff'] as const;
const operators = ['admin', 'staff'] as const;

/** Creators and what belongs to them; who may do what stands in domain/roles 7.3. */
export const creatorMenus: MenuSeed[] = [
  directory({ code: 'creators', application, names: ['达人', 'Creators', 'KOL'], router: '/up', component: 'PageView', icon: 'People', sort: 100, roles: searchers }),
  ...screen({
    code: 'upLibrary',
    parent: 'creators',
    application,
    names: ['达人库', 'Creator library', 'Kho KOL'],
    path: '/up/library',
    component: 'UpLibrary',
    icon: 'People',
    sort: 10,
    grants: {
      query: searchers,
      get: searchers,
      add: keepers,
      edit: keepers,
      delete: ['admin'],
      import: operators,
      export: ['admin', 'teamLeader', 'staff'],
      claim: ['bd'],
      release: ['bd'],
      transfer: ['admin', 'teamLeader'],
      batchLabel: keepers,
      testExtract: keepers,
      showContact: ['admin', 'teamLeader', 'bd'],
    },
  }),
  ...screen({ code: 'upGame', parent: 'creators', application, names: ['游戏达人', 'Game creators', 'KOL game'], path: '/up/game', component: 'UpGame', icon: 'SportsEsports', sort: 20, grants: { query: hunters, get: hunters } }),
  ...screen({ code: 'upPool', parent: 'creators', application, names: ['达人公海', 'Public pool', 'Nguồn chung'], path: '/up/pool', component: 'UpPool', icon: 'Inbox', sort: 30, grants: { query: hunters, get: hunters, claim: ['bd'] } }),
  ...screen({
    code: 'upDetail',
    parent: null,
    application,
    names: ['达人详情', 'Creator detail', 'Chi tiết KOL'],
    path: '/talentAdminDetail',
    component: 'UpDetail',
    icon: 'People',
    sort: 110,
    visible: false,
    grants: { query: [...searchers, 'shop'], get: [...searchers, 'shop'], edit: ['admin', 'bd'], setStar: ['admin'], black: ['admin'] },
  }),
  ...screen({
    code: 'label',
    parent: null,
    application,
    names: ['标签', 'Labels', 'Nhãn'],
    path: '/label',
    component: 'Labels',
    icon: 'Label',
    sort: 150,
    grants: { query: hunters, get: hunters, add: keepers, edit: operators, delete: operators, import: operators, export: operators, merge: operators },
  }),
];
