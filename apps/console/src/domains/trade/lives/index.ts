export { LiveCalendarScreen } from './calendar/LiveCalendarScreen';
export { LiveDetailScreen } from './detail/LiveDetailScreen';
export { LivesScreen } from './LivesScreen';
