export { TasksScreen } from './TasksScreen';
