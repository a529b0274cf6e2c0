import type { Answer } from './Answer.ts';

/** Reads what a server said on a connection until it closed it. */
export function readAnswer(bytes: Buffer): Pick<Answer, 'status' | 'headers' | 'body'> {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  // What comes first when somebody asks whether he may go on is no answer yet.
  if (status === 100) return readAnswer(bytes.subarray(end + 4));
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const rest = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  return { status, headers, body: (headers['transfer-encoding'] === 'chunked' ? joined(rest) : rest).toString() };
}

/** The pieces of a chunked body together. */
function joined(rest: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < rest.length;) {
    const end = rest.indexOf('\r\n', at);
    const size = end < 0 ? 0 : Number.parseInt(rest.subarray(at, end).toString('latin1'), 16);
    if (!(size > 0)) break;
    parts.push(rest.subarray(end + 2, end + 2 + size));
    at = end + 4 + size;
  }
  return Buffer.concat(parts);
}
