export { TextMessagesScreen } from './TextMessagesScreen';
