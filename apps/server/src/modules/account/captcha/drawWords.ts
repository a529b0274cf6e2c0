import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { Language } from '../../../db/Language';
import { background, height, picture, width } from './background';
import type { Drawing } from './drawing';
import glyphs from './glyphs.json' with { type: 'json' };

/** Four characters on a picture, three of them to tap in order: Chinese for readers of Chinese, letters for others. */
export async function drawWords(language: Language): Promise<Drawing> {
  const set: Record<string, string> = language === 'zh-CN' ? glyphs.zh : glyphs.latin;
  const characters = shuffled(Object.keys(set)).slice(0, 4);
  const placed = characters.map((word, slot) => ({ word, x: slotCentre(slot) + randomInt(-10, 11), y: randomInt(32, height - 32) }));
  const drawn = placed.map(({ word, x, y }) => draw(set[word] ?? '', x, y)).join('');
  const asked = shuffled(placed).slice(0, 3);
  return {
    original: await sharp(picture(background() + drawn))
      .png()
      .toBuffer(),
    jigsaw: null,
    words: asked.map(({ word }) => word),
    points: asked.map(({ x, y }) => ({ x, y })),
  };
}

const slotCentre = (slot: number) => Math.round((width / 4) * (slot + 0.5));

function draw(path: string, x: number, y: number): string {
  const scale = randomInt(30, 40) / glyphs.unitsPerEm;
  const style = `fill="hsl(${randomInt(360)}, 80%, 22%)" stroke="#fff" stroke-width="55" paint-order="stroke"`;
  return `<path d="${path}" transform="translate(${x} ${y}) rotate(${randomInt(-35, 36)}) scale(${scale} ${-scale}) translate(-500 -380)" ${style}/>`;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: randomInt(1_000_000) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
