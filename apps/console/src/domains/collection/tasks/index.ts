export { TaskDetailScreen } from './detail/TaskDetailScreen';
export { TasksScreen } from './TasksScreen';
