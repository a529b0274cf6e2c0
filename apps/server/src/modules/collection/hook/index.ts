export { addHooks } from './addHooks';
