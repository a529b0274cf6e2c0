import type { UploadProgress } from './Client';

/**
 * A `fetch` for uploads. Chromium streams a fetch body only over HTTP/2 and reports no progress for other bodies;
 * XMLHttpRequest reports the bytes that left the machine.
 */
export function xhrFetch(body: FormData, onProgress: (progress: UploadProgress) => void): (request: Request) => Promise<Response> {
  return (request) =>
    new Promise<Response>((resolve, reject) => {
      const { signal } = request;
      const xhr = new XMLHttpRequest();
      const abort = () => xhr.abort();
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      for (const [name, value] of request.headers) if (name !== 'content-type') xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress({ sent: loaded, total, percent: total ? loaded / total : 1 }),
      );
      xhr.addEventListener('load', () => resolve(responseOf(xhr)));
      xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      xhr.addEventListener('abort', () => reject(signal.reason as Error));
      xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
      signal.addEventListener('abort', abort);
      if (signal.aborted) reject(signal.reason as Error);
      else xhr.send(body);
    });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(xhr.status === 204 ? null : (xhr.response as Blob | null), { status: xhr.status, headers });
}
