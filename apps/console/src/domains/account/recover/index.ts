export { RecoverScreen } from './RecoverScreen';
