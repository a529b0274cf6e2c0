export { AreasScreen } from './AreasScreen';
