export { canary } from './hostileTexts.ts';
export type { HostileRequest } from './HostileRequest.ts';
export { hostileRequests, type Targets } from './hostileRequests.ts';
export { edgesOf, sampleOf } from './inputEdges.ts';
export { isId, type Schema, schemaDef } from './schemaDef.ts';
export { type Answer, sendBytes } from './sendBytes.ts';
export { complaints } from './complaints.ts';
