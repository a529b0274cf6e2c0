import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { surfaces } from '../theme/tokens/surfaces';
import { chartColors } from './chartColors';

type Rgb = [number, number, number];

const linear = (hex: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Rgb;

/** Machado, Oliveira and Fernandes 2009, full severity. */
const blindness: Record<string, Rgb[]> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenAs(hex: string, matrix: Rgb[]): Rgb {
  const [r, g, b] = linear(hex);
  const [red, green, blue] = matrix.map((row) => Math.max(0, row[0] * r + row[1] * g + row[2] * b)) as Rgb;
  const cube = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = cube((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = cube(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = cube((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

for (const mode of ['light', 'dark'] as const) {
  test(`${mode}: every colour stands out from paper`, () => {
    expect(chartColors[mode].filter((color) => getContrastRatio(color, surfaces[mode].paper) < 3)).toEqual([]);
  });

  for (const [name, matrix] of Object.entries(blindness)) {
    test(`${mode}: all stay apart, ${name}`, () => {
      const seen = chartColors[mode].map((color) => seenAs(color, matrix));
      const close = seen
        .flatMap((one, i) =>
          seen
            .slice(i + 1)
            .map((other, j) => ({ pair: [i, i + 1 + j], distance: Math.hypot(...one.map((part, axis) => part - other[axis]!)) })),
        )
        .filter(({ distance }) => distance < 20);
      expect(close).toEqual([]);
    });
  }
}
