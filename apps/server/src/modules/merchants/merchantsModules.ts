import type { Services } from '../../services';
import { shopAuthModule, shopModule } from './certification';
import { goodsModule } from './product';

/** Merchants, their papers and goods. */
export const merchantsModules = (services: Services) => ({
  goods: goodsModule(services),
  shop: shopModule(services),
  shopAuth: shopAuthModule(services),
});
