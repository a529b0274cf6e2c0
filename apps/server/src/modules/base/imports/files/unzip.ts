import { Unzip, UnzipInflate } from 'fflate';
import { Refusal } from '../../../../http/answers/refusal';
import { tooLarge } from './sheet';

const mostEntries = 1000;
const mostBytes = 60 * 1024 * 1024;

/**
 * The wanted entries of an archive as text, by name. What comes out is counted while it comes, whatever the archive says
 * of its size: a bomb is refused with 1030011 before it fills the memory (quality section 5, C-77).
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  const parts = new Map<string, Uint8Array[]>();
  let [entries, size] = [0, 0];
  let fault: unknown;
  const archive = new Unzip((file) => {
    entries += 1;
    if (entries > mostEntries) throw tooLarge();
    if (!isWanted(file.name)) return;
    if (parts.has(file.name)) throw new Refusal('importUnreadable');
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) fault ??= error;
      if (fault) return;
      size += chunk.length;
      if (size > mostBytes) fault = tooLarge();
      else chunks.push(chunk);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    // Small pieces in, so that little comes out between two looks at the size.
    for (let at = 0; at < bytes.length; at += 16_384) {
      archive.push(bytes.subarray(at, at + 16_384), at + 16_384 >= bytes.length);
      if (fault) break;
    }
  } catch (error) {
    fault ??= error;
  }
  if (fault) throw fault instanceof Refusal ? fault : new Refusal('importUnreadable');
  const decoder = new TextDecoder();
  return new Map([...parts].map(([name, chunks]) => [name, decoder.decode(Buffer.concat(chunks))]));
}
