import { sourceFiles } from './sourceFiles.ts';

const hardLimit = 500;
const softLimit = 280;
const softShare = 0.95;

/** No file over 500 lines, 95 % under 280 (architecture 9). */
export function checkFileSizes(): string[] {
  const sizes = sourceFiles().map(({ path, text }) => ({ path, lines: text.split('\n').length }));
  const over = sizes.filter(({ lines }) => lines > hardLimit).map(({ path, lines }) => `${path}: ${lines} lines, at most ${hardLimit}`);
  const long = sizes.filter(({ lines }) => lines > softLimit);
  const share = 1 - long.length / Math.max(1, sizes.length);
  if (share >= softShare) return over;
  return [...over, `${long.length} of ${sizes.length} files are over ${softLimit} lines: ${long.map(({ path }) => path).join(', ')}`];
}
