import { goodsLife } from '@backlot/contract';
import type { Actor } from '../../../http/requests/actor';
import type { Language } from '../../../db/Language';
import { policyFor } from '../../base/transition';
import type { GoodsRow } from './goodsOf';

/** A product, and whether the one who asks answers for it: its merchant, or somebody over all data. */
export interface GoodsFacts {
  product: GoodsRow;
  isOwn: boolean;
}

const stateNames: Readonly<Record<Language, readonly [off: string, on: string]>> = {
  en: ['off sale', 'on sale'],
  'zh-CN': ['已下架', '在售'],
  vn: ['ngừng bán', 'đang bán'],
};

const who = ({ isOwn }: GoodsFacts): boolean => isOwn;

/** Who may cause an event of a product (domain/model 2.3.3). */
export const goodsPolicy = policyFor<GoodsFacts, Actor>()({
  machine: goodsLife,
  codeOf: ({ product }) => product.status,
  rules: {
    edit: { permission: 'goods.edit', who },
    delete: { permission: 'goods.delete', who },
    onSale: { permission: 'goods.onSale', who },
    offSale: { permission: 'goods.offSale', who },
  },
  nameOf: (code, language) => stateNames[language][code] ?? String(code),
});
