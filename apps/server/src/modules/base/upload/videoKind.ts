/** What a video begins with, by its ending. */
const kinds = {
  mp4: { mime: 'video/mp4', begins: (head: Buffer) => at(head, 4, 'ftyp') && !notVideo.has(head.toString('latin1', 8, 12)) },
  avi: { mime: 'video/x-msvideo', begins: (head: Buffer) => at(head, 0, 'RIFF') && at(head, 8, 'AVI ') },
  wmv: { mime: 'video/x-ms-wmv', begins: (head: Buffer) => head.subarray(0, 16).equals(asf) },
} as const;

/** Pictures, sound and films of other players that use the box of mp4 as well. */
const notVideo = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1', 'M4A ', 'M4B ', 'qt  ']);
const asf = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');

const at = (head: Buffer, offset: number, text: string) => head.toString('latin1', offset, offset + text.length) === text;

/** What a video is by its name; undefined for everything that is no mp4, avi or wmv. */
export function videoKind(
  fileName: string,
): { extension: keyof typeof kinds; mime: string; begins: (head: Buffer) => boolean } | undefined {
  const extension = /\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(kinds, extension)
    ? { extension: extension as keyof typeof kinds, ...kinds[extension as keyof typeof kinds] }
    : undefined;
}

/** So many bytes tell. */
export const headBytes = 16;
