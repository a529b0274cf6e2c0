export { ApiError, type ApiErrorFacts } from './ApiError';
export type {
  AreaCalls,
  BlobAnswer,
  BlobOptions,
  CallArguments,
  CallOptions,
  Client,
  ClientOptions,
  PolicyEvent,
  QueryArguments,
  QueryOptions,
  UploadOptions,
  UploadProgress,
} from './Client';
export { createClient, queryKeyOf } from './createClient';
export { fileNameOf } from './fileNameOf';
export { newRequestId } from './newRequestId';
export { type PartsOptions, uploadInParts } from './parts/uploadInParts';
export { policies, type Policy, type PolicyCodes, policyOf, type Refusal, reloadDelayMs } from './policies';
export type { ReloginReason, SignInOutcome } from './reloginGate';
