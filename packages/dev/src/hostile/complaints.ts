import type { HostileRequest } from './HostileRequest.ts';
import type { Answer } from './Answer.ts';

/** What no answer may tell of the server: statements, parameters, where its code lies, hashes of passwords. */
const inside = /Failed query|\\nparams:|\\n {4}at |file:\/\/\/\w+\/.*\.js|\$argon2|password_hash|syntax error at or near/;

/** Everything that is wrong with an answer, whatever was asked; how long it may take is for those who measure. */
export function complaints({ target, method, isCutOff, isSocket }: HostileRequest, answer: Answer): string[] {
  const { status, body, ms, isLate } = answer;
  if (status === 0) return isCutOff && !isLate ? [] : [isLate ? `no answer within ${Math.round(ms)} ms` : 'cut off without an answer'];
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(inside.test(body) ? [`tells ${inside.exec(body)?.[0].trim()}`] : []),
    ...(/^\/api\/(main|analysis)\/./.test(target) && method !== 'HEAD' && !isSocket ? shapeOf(answer) : []),
  ];
}

/** A call answers a file, or JSON with the parts that everything reads which calls. */
function shapeOf({ status, headers, body }: Answer): string[] {
  if (headers['content-disposition'] !== undefined || (status >= 300 && status < 400)) return [];
  if (!headers['content-type']?.startsWith('application/json')) return [`answers ${headers['content-type']} with ${status}`];
  const answer = parsed(body);
  if (typeof answer !== 'object' || answer === null) return ['answers no object'];
  if ('repCode' in answer && 'success' in answer) return [];
  const isEnvelope = 'success' in answer && 'code' in answer && typeof answer.code === 'number' && 'message' in answer && 'data' in answer;
  return isEnvelope ? [] : [`answers the keys ${Object.keys(answer).join(', ')}`];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
