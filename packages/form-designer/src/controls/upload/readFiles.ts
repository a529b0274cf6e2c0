import { isJsonObject } from '../../document/json/json';
import type { UploadedFile } from '../renderHost';

/** The files that a stored value stands for; old documents keep them as JSON text. */
export function readFiles(value: unknown, type: UploadedFile['type']): readonly UploadedFile[] {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list)) return [];
  return list.filter(isJsonObject).map((file, index) => ({
    ...file,
    type: file.type === 'file' || file.type === 'img' ? file.type : type,
    name: textOf(file.name),
    status: textOf(file.status) || 'done',
    uid: textOf(file.uid) || String(index),
    url: textOf(file.url),
  }));
}

/** Extra data sent with an upload: an object in strict JSON, otherwise nothing. */
export function readExtraData(text: string): Readonly<Record<string, unknown>> {
  const data = parseJson(text);
  if (!isJsonObject(data)) return {};
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== '__proto__' && name !== 'constructor'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
