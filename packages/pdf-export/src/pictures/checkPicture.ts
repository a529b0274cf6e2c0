const maxPixels = 40_000_000;
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * True for a PNG that decodes to the size it claims. pdfkit inflates pictures in a callback whose errors nobody can
 * catch, so a broken one must not get that far.
 */
export async function checkPng(bytes: Uint8Array): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 45 || view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452) return false;
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const depth = bytes[24]!;
  const samples = channels[bytes[25]!];
  const isInterlaced = bytes[28] !== 0;
  if (!samples || width === 0 || height === 0 || width * height > maxPixels || isInterlaced) return false;
  const size = height * (1 + Math.ceil((width * depth * samples) / 8));
  return (await inflatedSize(pixelData(view, bytes), size)) === size;
}

/** True for a JPEG with a frame of sensible size. */
export function checkJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return view.getUint16(at + 5) > 0 && view.getUint16(at + 7) > 0 && view.getUint16(at + 5) * view.getUint16(at + 7) <= maxPixels;
    at += 2 + view.getUint16(at + 2);
  }
  return false;
}

function pixelData(view: DataView, bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    if (type === 0x49444154) parts.push(bytes.slice(at + 8, at + 8 + length) as Uint8Array<ArrayBuffer>);
    if (type === 0x49454e44) return parts;
    at += 12 + length;
  }
  throw new Error('picture has no end');
}

async function inflatedSize(parts: Uint8Array<ArrayBuffer>[], limit: number): Promise<number> {
  const reader = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      await reader.cancel();
      return size;
    }
  }
  return size;
}
