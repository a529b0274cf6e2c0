import type { IncomingHttpHeaders } from 'node:http';

/** The bytes of an upload without the chunks that S3 clients sign: `size[;signature]`, the bytes, and so on until a size of 0. */
export function plainBody(body: Buffer, headers: IncomingHttpHeaders): Buffer {
  const isChunked =
    String(headers['content-encoding'] ?? '').includes('aws-chunked') ||
    String(headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING');
  if (!isChunked) return body;
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (end < 0 || !(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
