import { fileIdOf } from './fileIdOf';

/** The values of an answer with stored pictures as data, which a document can print without asking the server. */
export async function withDrawnFiles(values: Readonly<Record<string, unknown>>, readFile: (id: string) => Promise<Blob>): Promise<Record<string, unknown>> {
  const draw = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(draw));
    if (typeof value !== 'object' || value === null) return value;
    const entries = await Promise.all(Object.entries(value).map(async ([name, part]) => [name, name === 'url' && typeof part === 'string' ? await dataOf(part, readFile) : await draw(part)]));
    return Object.fromEntries(entries);
  };
  return (await draw(values)) as Record<string, unknown>;
}

/** A picture that may not be seen any more stays an address, which prints as its name. */
async function dataOf(url: string, readFile: (id: string) => Promise<Blob>): Promise<string> {
  const id = fileIdOf(url);
  if (id === undefined) return url;
  try {
    const blob = await readFile(id);
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.addEventListener('error', () => reject(new Error('unreadable')));
      reader.readAsDataURL(blob);
    });
  } catch {
    return url;
  }
}
