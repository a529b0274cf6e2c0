export { NavyStatisticsScreen } from './NavyStatisticsScreen';
