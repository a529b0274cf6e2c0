import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { latinPunctuation } from '../src/fonts/latinPunctuation.ts';
import { dropTables } from './dropTables.ts';
import { fontLicences } from './fontLicences.ts';

const { values: options } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
const require = createRequire(import.meta.url);
const folder = new URL('../fonts/', import.meta.url);
const stampFile = new URL('stamp.txt', folder);

const source = {
  sans: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  thai: require.resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
  emoji: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
};

const stamp = stampOf([
  fileURLToPath(import.meta.url),
  fileURLToPath(new URL('dropTables.ts', import.meta.url)),
  fileURLToPath(new URL('fontLicences.ts', import.meta.url)),
  fileURLToPath(new URL('../src/fonts/latinPunctuation.ts', import.meta.url)),
  ...Object.values(source),
]);
const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (options.force || !isFresh) await build();

async function build() {
  mkdirSync(folder, { recursive: true });
  const wholeSans = readFileSync(source.sans);
  const covered = new Set(fontkit.create(wholeSans).characterSet as number[]);
  const everyday = everydayCharacters().filter((codePoint) => covered.has(codePoint));
  const everydaySet = new Set(everyday);
  const rare = [...covered].filter((codePoint) => !everydaySet.has(codePoint) && codePoint > 0x2e00);
  const wholeThai = readFileSync(source.thai);
  const thai = [
    ...ranges([
      [0x0e01, 0x0e5b],
      [0x20a0, 0x20bf],
      [0x20, 0x20],
      [0x25cc, 0x25cc],
    ]),
  ].filter((codePoint) => !everydaySet.has(codePoint) || codePoint === 0x20);
  const latin = [...latinPunctuation].map((char) => char.codePointAt(0)!);
  await write('sans', wholeSans, everyday, ['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG']);
  await write('thai', wholeThai, [...thai, ...latin], []);
  await write('emoji', readFileSync(source.emoji), fontkit.create(readFileSync(source.emoji)).characterSet as number[], [
    'GPOS',
    'vhea',
    'vmtx',
  ]);
  await write('rare', wholeSans, rare, ['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG']);
  writeFileSync(new URL('LICENSES.txt', folder), fontLicences());
  writeFileSync(stampFile, stamp);
}

async function write(name: string, font: Buffer, codePoints: number[], withoutTables: string[]) {
  const subset = await subsetFont(font, codePoints.map((codePoint) => String.fromCodePoint(codePoint)).join(''), { targetFormat: 'sfnt' });
  const slim = dropTables(subset, withoutTables);
  writeFileSync(new URL(`backlot-${name}.ttf`, folder), slim);
  process.stdout.write(`backlot-${name}.ttf: ${codePoints.length} characters, ${(slim.length / 1024).toFixed(0)} KB\n`);
}

/** GB 2312 (the 6,763 everyday hanzi and its symbols), kana, Latin with Vietnamese, Greek, punctuation, currency, arrows, shapes. */
function everydayCharacters(): number[] {
  const latin = ranges([
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x370, 0x3ff],
    [0x1e00, 0x1eff],
    [0x2000, 0x2bff],
    [0x3000, 0x30ff],
    [0xfe30, 0xfe4f],
    [0xff01, 0xffee],
  ]);
  return [...new Set([...latin, ...gb2312()])].filter((codePoint) => codePoint !== 0xad);
}

function gb2312(): number[] {
  const decoder = new TextDecoder('gb18030');
  const rows = Array.from({ length: 87 }, (_, row) =>
    Array.from({ length: 94 }, (_, cell) => decoder.decode(Uint8Array.of(0xa1 + row, 0xa1 + cell))),
  );
  return rows
    .flat()
    .filter((char) => [...char].length === 1)
    .map((char) => char.codePointAt(0)!)
    .filter((codePoint) => codePoint < 0xe000 || codePoint > 0xf8ff);
}

function* ranges(pairs: Array<[number, number]>) {
  for (const [from, to] of pairs) for (let codePoint = from; codePoint <= to; codePoint += 1) yield codePoint;
}

function stampOf(files: string[]) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
