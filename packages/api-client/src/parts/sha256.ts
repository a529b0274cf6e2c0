/** SHA-256 in hex. Pages served over plain HTTP from another machine have no `crypto.subtle`: there it is counted here. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : digestOf(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes behind hex. */
export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));

/** FIPS 180-4, section 6.2. */
export function digestOf(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  const { constants, state } = tables();
  const words = new Int32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + at * 4);
    for (let at = 16; at < 64; at += 1) {
      const [before, last] = [words[at - 15] as number, words[at - 2] as number];
      words[at] =
        ((words[at - 16] as number) +
          (turn(before, 7) ^ turn(before, 18) ^ (before >>> 3)) +
          (words[at - 7] as number) +
          (turn(last, 17) ^ turn(last, 19) ^ (last >>> 10))) |
        0;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at += 1) {
      const one =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (constants[at] as number) + (words[at] as number)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = ((state[at] as number) + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setInt32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first bits of the roots of the first primes. */
function tables() {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const bits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return { constants: primes.map((prime) => bits(Math.cbrt(prime))), state: primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))) };
}
