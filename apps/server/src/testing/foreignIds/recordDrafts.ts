/** Right drafts of records, for calls whose sample by schema would be refused before anybody asks whose record it names. */
export const goodsDraft = { goodsName: 'Mine', goodsUrl: 'https://shop.example/x', goodsCategory: 'skincare', listPrice: '5', price: '4' };
export const upDraft = {
  webId: 10,
  platformId: 'x',
  upNumber: 'x',
  nickname: 'x',
  upTypeId: 1,
  country: 'PH',
  productCategory: [],
  authorCategory: [],
  homePageLink: 'https://www.tiktok.com/@x',
  contacts: [{ contactType: 'email', contactValue: 'x@mail.example', isPrimary: true }],
  prices: [],
};
export const formDraft = {
  demandName: 'Wish',
  requireUpNum: 2,
  wholeProportion: '20',
  upProportion: '12',
  workAttribute: 1,
  upShotCost: '2500',
  provideSample: false,
};
export const shopDraft = {
  shopName: 'Mine',
  country: 'PH',
  telephone: '+639170000001',
  mailAddress: 'a@mail.example',
  productCategory: ['skincare'],
};
