import { errors, reloginCodes } from '@backlot/contract';
import type { Answer } from '@backlot/dev/hostile';

/** How far a request came: not past who calls, not past what a call takes, or into its handler. */
export type Reach = 'door' | 'form' | 'handler';

const atDoor = new Set([...reloginCodes, errors.noPermission.code, errors.crossSite.code, errors.tooManyRequests.code]);

const atForm = new Set(
  [
    errors.invalidInput,
    errors.pathNotFound,
    errors.methodMustBePost,
    errors.methodMustBeGet,
    errors.mustBeJson,
    errors.jsonMalformed,
    errors.formMalformed,
    errors.requestEmpty,
    errors.tooLarge,
    errors.requestIdReused,
    errors.requestInFlight,
    errors.unsupportedType,
  ].map(({ code }) => code),
);

/** Read from the answer: a file, a success and every refusal by a rule come from a handler. */
export function reachOf({ status, body }: Answer): Reach {
  const code = codeIn(body);
  if (status === 401 || atDoor.has(code)) return 'door';
  return status === 0 || status >= 400 || atForm.has(code) ? 'form' : 'handler';
}

export const codeIn = (body: string): number => Number(/"code":(\d+)/.exec(body.slice(0, 200))?.[1] ?? 0);
