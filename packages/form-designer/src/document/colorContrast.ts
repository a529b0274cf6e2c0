type Rgb = readonly [red: number, green: number, blue: number];

const names: Readonly<Record<string, Rgb>> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  orange: [255, 165, 0],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  purple: [128, 0, 128],
  pink: [255, 192, 203],
};

/** WCAG contrast of a CSS colour on white, 1 to 21; nothing for a colour that cannot be read. */
export function contrastOnWhite(color: string): number | undefined {
  const rgb = parseColor(color.trim().toLowerCase());
  return rgb && 1.05 / (luminance(rgb) + 0.05);
}

function parseColor(color: string): Rgb | undefined {
  if (Object.hasOwn(names, color)) return names[color];
  const hex = /^#([0-9a-f]{3,8})$/.exec(color)?.[1];
  if (hex) return parseHex(hex);
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(color)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  if (!parts || parts.length < 3) return undefined;
  const [red, green, blue] = parts.slice(0, 3).map((part) => (part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part)));
  const alpha = parts[3] === undefined ? 1 : parts[3].endsWith('%') ? Number.parseFloat(parts[3]) / 100 : Number(parts[3]);
  return overWhite([red ?? Number.NaN, green ?? Number.NaN, blue ?? Number.NaN], alpha);
}

function parseHex(hex: string): Rgb | undefined {
  if (hex.length === 5 || hex.length === 7) return undefined;
  const size = hex.length < 6 ? 1 : 2;
  const at = (index: number) => Number.parseInt(hex.slice(index * size, index * size + size).repeat(3 - size), 16);
  const alpha = hex.length === 4 || hex.length === 8 ? at(3) / 255 : 1;
  return overWhite([at(0), at(1), at(2)], alpha);
}

function overWhite(rgb: Rgb, alpha: number): Rgb | undefined {
  if (![...rgb, alpha].every((part) => Number.isFinite(part))) return undefined;
  const mix = (part: number) => part * alpha + 255 * (1 - alpha);
  return [mix(rgb[0]), mix(rgb[1]), mix(rgb[2])];
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
