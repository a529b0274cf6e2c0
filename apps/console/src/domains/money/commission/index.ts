export { BdCommissionScreen, UpCommissionScreen } from './CommissionScreens';
