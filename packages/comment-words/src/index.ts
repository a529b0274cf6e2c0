export { type Language, languages } from './Language';
