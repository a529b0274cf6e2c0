import { inflateRawSync } from 'node:zlib';
import { type AsyncFlateStreamHandler, Unzip, type UnzipDecoder } from 'fflate';
import { Refusal } from '../../http/answers/refusal';
import { tooLarge } from './sheet';

const mostEntries = 1000;
const mostBytes = 60 * 1024 * 1024;

interface Packed {
  chunks: Uint8Array[];
  isDeflated: boolean;
}

/**
 * The wanted entries of an archive as text, by name. Nothing is unpacked beyond what all of them may have together, whatever the archive
 * says of its size: a bomb is refused with 1030011 before it fills the memory (quality section 5, C-77).
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  const decoder = new TextDecoder();
  const unpacked = new Map<string, string>();
  let left = mostBytes;
  for (const [name, packed] of entriesOf(bytes, isWanted)) {
    const entry = unpack(packed, left);
    left -= entry.length;
    unpacked.set(name, decoder.decode(entry));
  }
  return unpacked;
}

/** The wanted entries as they lie in the archive. */
function entriesOf(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Packed> {
  const found = new Map<string, Packed>();
  let entries = 0;
  let fault: unknown;
  const archive = new Unzip((file) => {
    entries += 1;
    if (entries > mostEntries) throw tooLarge();
    if (!isWanted(file.name)) return;
    if ((file.originalSize ?? 0) > mostBytes) throw tooLarge();
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

function unpack({ chunks, isDeflated }: Packed, most: number): Uint8Array<ArrayBuffer> {
  const packed = Buffer.concat(chunks);
  if (!isDeflated && packed.length > most) throw tooLarge();
  if (!isDeflated || packed.length === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : new Refusal('importUnreadable');
  }
}
