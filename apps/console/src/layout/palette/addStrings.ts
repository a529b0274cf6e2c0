import { defineStrings } from '@backlot/i18n';

/** What can be added from anywhere. */
export const addStrings = defineStrings({
  en: {
    action: 'Action',
    up: 'Add creator',
    demand: 'Add demand form',
    commercial: 'Add commercial order',
    leader: 'Add team-leader order',
    goods: 'Add product',
    shop: 'Add merchant',
  },
  'zh-CN': {
    action: '操作',
    up: '新增达人',
    demand: '新增需求单',
    commercial: '新增商单',
    leader: '新增团长单',
    goods: '新增商品',
    shop: '新增商家',
  },
  vn: {
    action: 'Thao tác',
    up: 'Thêm KOL',
    demand: 'Thêm phiếu nhu cầu',
    commercial: 'Thêm đơn thương mại',
    leader: 'Thêm đơn trưởng nhóm',
    goods: 'Thêm sản phẩm',
    shop: 'Thêm nhà bán hàng',
  },
});

export type AddWord = keyof (typeof addStrings)['messages']['en'];
