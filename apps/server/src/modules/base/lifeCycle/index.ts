export { historyOf } from './historyOf';
export { noteEvent, noteEvents, notingEvent } from './noteEvent';
export { nameOfValue } from './nameOfValue';
export { stateWord } from './stateWord';
