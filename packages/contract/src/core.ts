export { reloginCodes, requestInFlightCode, toastCodes } from './core/clientPolicy';
export {
  type AnyArea,
  type AnyEndpoint,
  createEndpoint,
  endpoint,
  type Endpoint,
  type EndpointOf,
  type InputOf,
  type OutputOf,
  type ParsedInputOf,
} from './core/endpoint';
export type { Envelope, Failure, Success } from './core/envelope';
export { catalogueOf, type ErrorCatalogue } from './core/errorCatalogue';
export { type ClientPolicy, type ErrorRow, row as errorRow } from './core/errorRow';
export type { Words } from './core/words';
export { idempotencyHeader, requestTimeoutMs, tokenKey, tokenLifetimeMs } from './core/session';
