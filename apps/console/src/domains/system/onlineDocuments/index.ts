export { OnlineDocumentsScreen } from './OnlineDocumentsScreen';
