export { MonthBarScreen } from './MonthBarScreen';
