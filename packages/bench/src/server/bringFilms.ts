import { createHash, randomBytes } from 'node:crypto';
import { partBytes } from '@backlot/contract';

// A process of its own: brings so many films of 500 MB at once, each as fast as a good line of an office sends.

const size = 500 * 1024 * 1024;
const bitsPerSecond = 50_000_000;
const secondsOfPart = (partBytes * 8) / bitsPerSecond;

/** What a film begins with; how the rest looks makes no difference. */
const begin = Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isommp42\0\0\0\0mdat', 'latin1');

const { API: api = '', AUTHORIZATION: authorization = '', FILMS: films = '1' } = process.env;

async function call(path: string, body: unknown): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${api}${path}`, {
    method: 'POST',
    headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as { success: boolean; data: unknown; message: string };
  if (!answer.success) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
}

async function bring(): Promise<void> {
  const { id } = (await call('/main/upload/start', { fileName: 'unboxing.mp4', size })) as { id: string };
  const whole = createHash('sha256');
  for (let no = 1; (no - 1) * partBytes < size; no += 1) {
    const begun = performance.now();
    const bytes = randomBytes(Math.min(partBytes, size - (no - 1) * partBytes));
    if (no === 1) begin.copy(bytes);
    const hash = createHash('sha256').update(bytes).digest();
    whole.update(hash);
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'part');
    const query = new URLSearchParams({ id, no: String(no), sha256: hash.toString('hex') });
    await call(`/main/upload/part?${query.toString()}`, body);
    const rest = secondsOfPart * 1000 - (performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
  }
  await call('/main/upload/finish', { id, sha256: whole.digest('hex') });
}

await Promise.all(Array.from({ length: Number(films) }, bring));
