import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { Drawing } from './drawing';
import { background, height, picture, width } from './background';

const pieceWidth = 47;
const outline = 'M0 11 H12 a7 7 0 1 1 12 0 H36 V23 a7 7 0 1 1 0 12 V47 H0 Z';

/** A picture with a hole and the piece that fits; the answer is how far the piece moves. */
export async function drawPuzzle(): Promise<Drawing> {
  const [x, y] = [randomInt(60, width - pieceWidth - 4), randomInt(4, height - pieceWidth - 4)];
  const scene = await sharp(picture(background())).png().toBuffer();
  const at = (left: number, style: string) => `<path d="${outline}" transform="translate(${left} ${y})" ${style}/>`;
  const hole = picture(at(x, 'fill="#000" fill-opacity="0.5" stroke="#fff" stroke-opacity="0.8"'));
  const mask = picture(at(0, 'fill="#fff"'), pieceWidth);
  const edge = picture(at(0, 'fill="none" stroke="#fff" stroke-width="1.5"'), pieceWidth);
  const strip = await sharp(scene).extract({ left: x, top: 0, width: pieceWidth, height }).ensureAlpha().png().toBuffer();
  const [original, jigsaw] = await Promise.all([
    sharp(scene)
      .composite([{ input: hole }])
      .png()
      .toBuffer(),
    sharp(strip)
      .composite([{ input: mask, blend: 'dest-in' }, { input: edge }])
      .png()
      .toBuffer(),
  ]);
  // The strip is as high as the picture, so y is always 5 (system-pages 2.2).
  return { original, jigsaw, words: null, points: [{ x, y: 5 }] };
}
