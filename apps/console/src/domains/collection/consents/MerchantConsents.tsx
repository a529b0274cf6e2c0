import { ConsentsCard } from './ConsentsCard';

/** What channels need the consent of a merchant, on the merchant's pages. */
export const MerchantConsents = ({ shopId, name }: { shopId: string; name: string }) => (
  <ConsentsCard of={{ shopId }} holder={{ id: shopId, name }} consentFrom="shop" />
);
