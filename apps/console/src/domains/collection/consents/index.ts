export { ConsentScreen } from './ConsentScreen';
export { CreatorConsents } from './CreatorConsents';
export { MerchantConsents } from './MerchantConsents';
