import { isJsonObject } from '../../document/json/json';
import type { Upload, UploadAnswer } from '../renderHost';
import { isSafeUrl } from './isSafeUrl';

/** Sends a file to the address of the document, used when the host gives no upload function of its own. */
export const xhrUpload: Upload = ({ file, action, fileName, headers, data, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (!isSafeUrl(action)) return reject(new Error('The upload address is not a web address.'));
    const body = new FormData();
    for (const [name, value] of Object.entries(data)) body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    body.append(fileName, file, file.name);
    const request = new XMLHttpRequest();
    request.open('POST', action);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, String(value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () =>
      request.status < 300 ? resolve(readAnswer(request.responseText)) : reject(new Error(`The upload answered ${request.status}.`)),
    );
    request.addEventListener('error', () => reject(new Error('The upload address cannot be reached.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });

function readAnswer(text: string): UploadAnswer {
  const answer: unknown = JSON.parse(text);
  if (!isJsonObject(answer)) throw new Error('The upload answered something that is no object.');
  return answer as unknown as UploadAnswer;
}
