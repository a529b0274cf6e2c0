import * as z from 'zod';

/** Code of every successful answer. */
export const successCode = 200;

/** A successful answer around its data. */
export interface Success<Data> {
  success: true;
  code: typeof successCode;
  message: string;
  data: Data;
}

/** A refusal: HTTP 200 for business rules, 401/403/4xx/5xx for session, permission, limits and faults. */
export interface Failure {
  success: false;
  code: number;
  message: string;
  data: null;
  /** Names the log line of this request. */
  requestId?: string;
  /** Field path → message, when the input was refused. */
  fields?: Record<string, string>;
  /** The missing permission as `code.action`, of a 1013002. */
  permission?: string;
}

export type Envelope<Data> = Success<Data> | Failure;

export const failureSchema: z.ZodType<Failure> = z.object({
  success: z.literal(false),
  code: z.number(),
  message: z.string(),
  data: z.null(),
  requestId: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  permission: z.string().optional(),
});
