import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

interface Entry {
  /** Name within the archive. */
  name: string;
  /** Whether packing makes it smaller: pictures and documents are packed already. */
  isPlain: boolean;
  read: () => Promise<Readable>;
}

/** A zip as it is made: one file after the other is read and sent on, none is held whole. */
export async function* zipOf(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else made.push(part);
  });
  for (const { name, isPlain, read } of entries) {
    const file = isPlain ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const part of await read()) {
      file.push(new Uint8Array(part as Buffer));
      yield* made.splice(0);
    }
    file.push(new Uint8Array(0), true);
    if (failure) throw failure;
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

/** Names of which no two are the same: the second `a.png` is `a (2).png`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
