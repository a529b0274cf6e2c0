export { ConnectorsScreen } from './ConnectorsScreen';
