export { EmailsScreen } from './EmailsScreen';
