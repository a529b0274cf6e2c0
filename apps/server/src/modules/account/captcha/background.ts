import { randomInt } from 'node:crypto';

/** Picture size in pixels (system-pages 2.1). */
export const width = 310;
export const height = 155;

/** A random scene as SVG shapes: soft colours, overlapping forms, fine lines. */
export function background(): string {
  const hue = randomInt(360);
  const shapes = Array.from({ length: 14 }, () => shape(hue)).join('');
  const lines = Array.from(
    { length: 10 },
    () =>
      `<line x1="${randomInt(width)}" y1="${randomInt(height)}" x2="${randomInt(width)}" y2="${randomInt(height)}" stroke="${colour(hue, 80)}" stroke-opacity="0.5"/>`,
  ).join('');
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colour(hue, 72)}"/>` +
    `<stop offset="1" stop-color="${colour(hue + 60, 48)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${shapes}${lines}`
  );
}

/** A whole SVG picture around its shapes. */
export const picture = (shapes: string, pictureWidth = width): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${height}">${shapes}</svg>`);

function shape(hue: number): string {
  const [x, y, size] = [randomInt(width), randomInt(height), randomInt(12, 60)];
  const fill = `fill="${colour(hue, randomInt(35, 85))}" fill-opacity="0.55"`;
  return randomInt(2) === 0
    ? `<circle cx="${x}" cy="${y}" r="${size / 2}" ${fill}/>`
    : `<polygon points="${x},${y - size} ${x + size},${y + size / 2} ${x - size},${y + size / 3}" ${fill}/>`;
}

const colour = (hue: number, light: number) => `hsl(${(hue + randomInt(-40, 40) + 360) % 360}, ${randomInt(35, 75)}%, ${light}%)`;
