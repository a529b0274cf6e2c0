import { directory, type MenuSeed, screen } from './menuSeed';

const application = 'channel';
const readers = ['admin', 'staff', 'teamLeader', 'bd'] as const;
const keepers = ['admin', 'staff'] as const;

const page = (code: string, names: MenuSeed['names'], more: Partial<MenuSeed>): MenuSeed => ({
  code,
  parent: 'commentAnalysis',
  application,
  names,
  type: 1,
  router: `/${code}`,
  component: 'Comments',
  icon: 'ListAlt',
  sort: 20,
  roles: readers,
  ...more,
});

/** Comments, the words they are read with and the fans they warn of (domain/roles 7.2 and 7.3). */
export const commentMenus: MenuSeed[] = [
  directory({
    code: 'commentAnalysis',
    application,
    names: ['分析', 'Analysis', 'Phân tích'],
    router: '/commentAnalysis',
    component: 'PageView',
    icon: 'Insights',
    sort: 40,
    roles: readers,
  }),
  ...screen({
    code: 'commentInfo',
    application,
    names: ['评论分析', 'Comment analysis', 'Phân tích bình luận'],
    path: '/commentInfo',
    component: 'CommentInfo',
    icon: 'Insights',
    parent: 'commentAnalysis',
    sort: 10,
    grants: {
      query: [...readers, 'shop'],
      get: [...readers, 'shop'],
      delete: ['admin'],
      export: ['admin', 'teamLeader', 'staff'],
      hide: keepers,
      unhide: keepers,
      reply: ['admin', 'bd', 'staff'],
      markBlack: keepers,
    },
  }).map((menu) => (menu.code === 'commentInfo' ? { ...menu, roles: readers } : menu)),
  page('commentList', ['全部评论', 'All comments', 'Tất cả bình luận'], {}),
  page('secoundCommentInfo', ['评论回复', 'Replies to a comment', 'Trả lời bình luận'], { visible: false, sort: 30 }),
  // Merchants stay in their own application.
  page('shopComments', ['作品评论', 'Comments on works', 'Bình luận tác phẩm'], {
    parent: null,
    application: 'marketing',
    component: 'CommentInfo',
    icon: 'Insights',
    sort: 160,
    roles: ['shop'],
  }),
  directory({
    code: 'commentWords',
    application,
    names: ['词与黑粉', 'Words and fans', 'Từ khóa và fan'],
    router: '/commentWords',
    component: 'PageView',
    icon: 'Label',
    sort: 70,
    roles: readers,
  }),
  ...screen({
    code: 'keyword',
    application,
    names: ['词库', 'Keyword libraries', 'Từ khóa'],
    path: '/keyword',
    component: 'Keywords',
    icon: 'MenuBook',
    parent: 'commentWords',
    sort: 10,
    grants: {
      query: readers,
      get: readers,
      add: keepers,
      edit: keepers,
      delete: keepers,
      enable: keepers,
      disable: keepers,
      import: keepers,
      export: keepers,
    },
  }),
  ...screen({
    code: 'blackFan',
    application,
    names: ['黑粉', 'Blacklist fans', 'Fan đen'],
    path: '/blackFan',
    component: 'BlackFans',
    icon: 'Security',
    parent: 'commentWords',
    sort: 20,
    grants: { query: readers, get: readers, add: keepers, edit: keepers, delete: keepers, export: keepers, release: keepers },
  }),
];
