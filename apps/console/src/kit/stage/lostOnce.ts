import { type Endpoint, idempotencyHeader, type OutputOf } from '@backlot/contract';
import { answer } from './answer';

/** A call that is carried out but whose first answer is lost, and the request ids that it came under. */
export function lostOnce<E extends Endpoint>(endpoint: E, data: OutputOf<E>) {
  const ids: (string | null | undefined)[] = [];
  const lost = answer(endpoint, (_input, request) => {
    ids.push(request?.headers.get(idempotencyHeader));
    return ids.length === 1 ? new Response(null, { status: 500 }) : data;
  });
  return { ids, answer: lost };
}
