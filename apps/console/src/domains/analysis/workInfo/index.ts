export { WorkInfoScreen } from './WorkInfoScreen';
