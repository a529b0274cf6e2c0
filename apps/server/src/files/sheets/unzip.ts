import { Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { type AsyncFlateStreamHandler, Unzip, type UnzipDecoder } from 'fflate';
import { Refusal } from '../../http/answers/refusal';
import { type SheetLimits, tooLarge, usualLimits } from './sheet';

const mostEntries = 1000;

interface Packed {
  chunks: Uint8Array[];
  isDeflated: boolean;
}

/** An entry of an archive as text, piece by piece. */
export type Entry = () => Iterable<string> | AsyncIterable<string>;

/**
 * The wanted entries of an archive, by name. Nothing is unpacked beyond what all of them may have together, whatever the archive
 * says of its size: a bomb is refused with 1030011 before it fills the memory (quality section 5, C-77).
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean, limits: SheetLimits): Map<string, Entry> {
  let left = limits.unpackedBytes;
  const take = (length: number) => {
    left -= length;
    if (left < 0) throw tooLarge(limits);
  };
  const isLong = limits.unpackedBytes > usualLimits.unpackedBytes;
  const entries = Array.from(entriesOf(bytes, isWanted, limits));
  if (isLong) return new Map(entries.map(([name, packed]) => [name, () => unpackInPieces(packed, take)]));
  // Short ones are unpacked before anything is read, which tells a bomb at once.
  return new Map(
    entries.map(([name, packed]) => {
      const text = new TextDecoder().decode(unpack(packed, left, limits));
      take(text.length);
      return [name, () => [text]];
    }),
  );
}

/** The wanted entries as they lie in the archive. */
function entriesOf(bytes: Uint8Array, isWanted: (name: string) => boolean, limits: SheetLimits): Map<string, Packed> {
  const found = new Map<string, Packed>();
  let entries = 0;
  let fault: unknown;
  const archive = new Unzip((file) => {
    entries += 1;
    if (entries > mostEntries) throw tooLarge(limits);
    if (!isWanted(file.name)) return;
    if ((file.originalSize ?? 0) > limits.unpackedBytes) throw tooLarge(limits);
    if (found.has(file.name)) throw new Refusal('importUnreadable');
    const chunks: Uint8Array[] = [];
    found.set(file.name, { chunks, isDeflated: file.compression === 8 });
    file.ondata = (error, chunk) => {
      if (error) fault ??= error;
      else chunks.push(chunk);
    };
    file.start();
  });
  archive.register(AsItIs);
  try {
    archive.push(bytes, true);
  } catch (error) {
    fault ??= error;
  }
  if (fault) throw fault instanceof Refusal ? fault : new Refusal('importUnreadable');
  return found;
}

/** Leaves deflated entries packed: node unpacks them faster, and stops at a size. */
class AsItIs implements UnzipDecoder {
  static compression = 8;
  ondata!: AsyncFlateStreamHandler;
  push(data: Uint8Array<ArrayBuffer>, final: boolean): void {
    this.ondata(null, data, final);
  }
}

async function* unpackInPieces({ chunks, isDeflated }: Packed, take: (length: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const parts = isDeflated && chunks.length > 0 ? Readable.from(chunks).pipe(createInflateRaw()) : chunks;
  try {
    for await (const part of parts as AsyncIterable<Uint8Array>) {
      take(part.length);
      yield decoder.decode(part, { stream: true });
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('importUnreadable');
  }
}

function unpack({ chunks, isDeflated }: Packed, most: number, limits: SheetLimits): Uint8Array {
  const packed = Buffer.concat(chunks);
  if (!isDeflated && packed.length > most) throw tooLarge(limits);
  if (!isDeflated || packed.length === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(limits) : new Refusal('importUnreadable');
  }
}
