export { begin, refuseAs, requireAllowed } from './begin';
export { allowedEvents } from './denialOf';
export { because, policyFor, type Rule } from './policy';
export { move, transition } from './transition';
