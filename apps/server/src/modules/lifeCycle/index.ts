export { historyOf } from './historyOf';
export { type Happened, noteEvent, noteEvents, notingEvent } from './noteEvent';
export { nameOfValue, requireEvent } from './requireEvent';
