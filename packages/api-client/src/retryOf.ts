import type { AnyEndpoint } from '@backlot/contract/core';
import { isHTTPError, isNetworkError, type HTTPError, type RetryOptions } from 'ky';
import { secondsOf } from './secondsOf';

/** Longest `retry-after` that a call waits for by itself, in seconds; a longer one is the caller's to show. */
export const longestWaitSeconds = 10;

/** Statuses that may be worth another try; every other answer is read as it is. */
export const isRetryStatus = (status: number): boolean => retryStatuses.includes(status);

/**
 * How a call is sent again by itself: a GET, or a write with its idempotency key, up to twice, when the server could not be
 * reached or asks to come back shortly. Calls open to anyone (a sign-in, a captcha) are written once, and uploads too.
 */
export function retryOf(endpoint: AnyEndpoint): RetryOptions {
  const isRepeatable = endpoint.body === 'json' && (endpoint.method === 'GET' || endpoint.access !== 'public');
  return isRepeatable ? repeat : once;
}

const retryStatuses = [503, 409];
const requestInFlight = 1016008;
const once: RetryOptions = { limit: 0 };

const repeat: RetryOptions = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: retryStatuses,
  afterStatusCodes: [503],
  jitter: (delay) => delay * (0.8 + Math.random() * 0.4),
  shouldRetry: ({ error }) => (isNetworkError(error) || (isHTTPError(error) && mayComeBack(error)) ? undefined : false),
};

function mayComeBack({ response, data }: HTTPError): boolean {
  if (response.status === 409) return (data as { code?: number } | undefined)?.code === requestInFlight;
  const seconds = secondsOf(response.headers.get('retry-after'));
  return seconds !== undefined && seconds <= longestWaitSeconds;
}
