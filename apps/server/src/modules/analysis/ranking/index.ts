export { rankModule } from './handlers';
export { makeLists } from './making/makeLists';
export { rankingsJob } from './making/rankingsJob';
export type { Window } from './making/Window';
export { windowsAt } from './making/windowsAt';
