import { type Answer, ok } from '../http/exchange';

/** Answers of the Open API: `code` is 0 when all is well. */
export const say = (data: unknown): Answer => ok({ code: 0, message: 'Success', request_id: 'simulated', data });

export const refuse = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, request_id: 'simulated', data: null },
});

export const tooMany = (): Answer => refuse(429, 36009002, 'Too many requests');
export const failed = (): Answer => refuse(503, 36009001, 'Internal error');
