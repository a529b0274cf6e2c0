import { type Answer, ok } from '../http/exchange';

/** Answers of the Display API: `error.code` is "ok" when all is well. */
export const say = (data: unknown): Answer => ok({ data, error: { code: 'ok', message: '', log_id: 'simulated' } });

export const refuse = (status: number, code: string, message = code): Answer => ({
  status,
  body: { data: {}, error: { code, message, log_id: 'simulated' } },
});

export const tooMany = (): Answer => refuse(429, 'rate_limit_exceeded');
export const failed = (): Answer => refuse(503, 'internal_error');
