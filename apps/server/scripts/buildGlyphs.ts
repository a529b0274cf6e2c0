import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** Writes the outlines of the captcha's characters, so that the running server needs no font. */
const characters = {
  zh: '天地人山水火木金土日月星云风雨雪花草树鸟鱼马牛羊大小上下左右东西南北春夏秋冬红黄蓝绿白黑',
  latin: 'ABCDEFGHJKLMNPRSTUVWXYZ',
};
const path = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'));
const font = create(readFileSync(path)) as Font;
const outline = (character: string): [string, string] => [character, font.layout(character).glyphs[0]?.path.toSVG() ?? ''];
const sets = Object.fromEntries(Object.entries(characters).map(([name, text]) => [name, Object.fromEntries([...text].map(outline))]));
writeFileSync(
  new URL('../src/modules/account/captcha/glyphs.json', import.meta.url),
  `${JSON.stringify({ unitsPerEm: font.unitsPerEm, ...sets })}\n`,
);
