export { historyOf } from './historyOf';
export { type Happened, noteEvent, noteEvents } from './noteEvent';
export { nameOfValue, requireEvent } from './requireEvent';
