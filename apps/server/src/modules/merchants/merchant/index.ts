export { certificationPolicy } from './certificationPolicy';
export { profileValues, shopCrud } from './crud';
export { shopPdfExport } from './pdfs';
export { presentShops } from './present';
export { type ShopRow, shopOf, shopOfUser } from './shopOf';
export { addShop } from './store';
export { shopsWithin } from './within';
