export { positions } from './tables';
