export { ups, works } from './tables';
export { type UpRow, upForUpdate, upOf, upsByIds } from './upOf';
