export { ConfigsScreen } from './ConfigsScreen';
