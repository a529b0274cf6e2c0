export type { Answer } from './Answer.ts';
export { canary } from './hostileTexts.ts';
export type { HostileRequest } from './HostileRequest.ts';
export { hostileRequests, type Targets } from './hostileRequests.ts';
export { edgesOf, sampleOf } from './inputEdges.ts';
export { isId, type Schema, schemaDef } from './schemaDef.ts';
export { sendBytes } from './sendBytes.ts';
export { complaints } from './complaints.ts';
