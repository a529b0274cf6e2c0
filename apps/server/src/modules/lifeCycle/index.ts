export { historyOf } from './historyOf';
export { noteEvent } from './noteEvent';
export { nameOfValue, requireEvent } from './requireEvent';
