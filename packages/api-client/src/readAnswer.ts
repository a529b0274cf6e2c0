import type { AnyEndpoint, Envelope } from '@backlot/contract/core';

/** An answer with its body read as far as it could be. */
export interface ReadAnswer {
  response: Response;
  body: unknown;
}

/** The JSON in a text, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a body has the envelope's shape. */
export const isEnvelope = (body: unknown): body is Envelope<unknown> => {
  const { success, code } = (body ?? {}) as Partial<Envelope<unknown>>;
  return typeof success === 'boolean' && typeof code === 'number';
};

/** Whether the answer is what the endpoint promises on success. */
export function isSuccess(endpoint: AnyEndpoint, { response, body }: ReadAnswer): boolean {
  if (endpoint.answer === 'captcha') return response.ok && (body as { repCode?: string } | undefined)?.repCode !== undefined;
  return response.ok && isEnvelope(body) && body.success;
}
