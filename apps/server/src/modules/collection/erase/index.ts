export { forgetRead } from './forgetRead';
