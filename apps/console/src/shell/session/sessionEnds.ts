export { askedPath } from './askedPath';
export { keepUnsaved } from './keepUnsaved';
