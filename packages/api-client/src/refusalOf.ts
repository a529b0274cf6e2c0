import type { AnyEndpoint, Failure } from '@backlot/contract/core';
import { ApiError } from './ApiError';
import { type PolicyCodes, policyOf } from './policies';
import type { ReadAnswer } from './readAnswer';
import { secondsOf } from './secondsOf';
import { textOf } from './texts';

interface RefusalFacts {
  endpoint: AnyEndpoint;
  answer: ReadAnswer;
  hasToken: boolean;
  locale: string;
  codes: Partial<PolicyCodes> | undefined;
}

/** Turns an answer that is not a success into the error the caller gets. */
export function refusalOf(facts: RefusalFacts): ApiError {
  const { endpoint, answer, hasToken, locale, codes } = facts;
  const { status, headers } = answer.response;
  const { code: given, message: said, fields, requestId, result } = (answer.body ?? {}) as Partial<Failure> & LoginFlag;
  const code = typeof given === 'number' ? given : 0;
  const message = typeof said === 'string' ? said.trim() : '';
  const refusal = {
    status,
    code,
    message,
    isAnswer: code !== 0,
    hasFields: fields !== undefined,
    hasToken,
    isLoggedIn: result?.isLogin === true,
    isPublic: endpoint.access === 'public',
  };
  const policy = policyOf(refusal, codes);
  return new ApiError({
    policy,
    code,
    status,
    message: message || textOf(policy === 'unreachable' ? policy : 'unreadable', locale),
    fields: fields ?? {},
    requestId: requestId ?? headers.get('x-request-id') ?? undefined,
    retryAfter: secondsOf(headers.get('retry-after')),
    answer: answer.body,
  });
}

interface LoginFlag {
  result?: { isLogin?: boolean };
}
