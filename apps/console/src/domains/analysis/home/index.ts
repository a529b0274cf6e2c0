export { ChannelHome, SystemHome, Welcome } from './HomeScreen';
