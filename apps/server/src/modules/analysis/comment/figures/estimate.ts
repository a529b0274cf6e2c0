import { method } from '@backlot/comment-words';

/** What is told with every figure that was read out of words: the method, and the agreement with readers that its tests hold. */
export const estimate = { method: method.name, version: method.version, agreement: { main: 75, other: 70 } };
