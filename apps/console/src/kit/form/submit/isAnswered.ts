import { ApiError } from '@backlot/api-client';
import { requestInFlightCode } from '@backlot/contract';

/** Whether the server has decided about a write that failed: the next try is another one. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 0 && error.status < 500 && error.code !== requestInFlightCode;
