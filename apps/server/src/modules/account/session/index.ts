export { endAndTell } from './endAndTell';
export { callerReader } from './readCaller';
export { endByToken, endSession, isAlive, knowsAddress, openSession, openSessionIds, purgeSessions, sessionsOf } from './store';
export { endView, startView } from './view';
