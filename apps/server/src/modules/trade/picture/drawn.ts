import type { PictureKind } from '@backlot/contract';
import { smallWebp } from '../../../files/thumbnails/thumbnail';

const skins = ['#f6d3b8', '#e8b48f', '#c98d63', '#9c6644', '#f2c9a5'];
const hairs = ['#2b211d', '#3f2d20', '#5a3a22', '#7b4a2b', '#1d1d24'];
const grounds = ['#cfe5ff', '#ffe1c4', '#d9f2df', '#eadcff', '#ffd9e2', '#d4eef2', '#fff0bd'];
const tints = ['#2f78c8', '#e07b39', '#2f9a6b', '#7d58c9', '#d4537a', '#1f93a3', '#c79a1b'];

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** A drawing that stays the same for a record of the demo; one creator in five has none and shows initials. */
export async function drawn(kind: PictureKind, id: string, top: string | null): Promise<Buffer | undefined> {
  const seed = Number(BigInt(id) % 99_991n);
  if (kind === 'up' && seed % 5 === 4) return undefined;
  const body = kind === 'up' ? face(seed) : kind === 'goods' ? pack(seed, top) : scene(seed);
  const height = kind === 'work' ? 256 : 192;
  const width = 192;
  return smallWebp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${kind === 'work' ? 144 : width}" height="${height}" viewBox="0 0 ${kind === 'work' ? '72 128' : '96 96'}">${body}</svg>`,
    ),
  );
}

function face(seed: number): string {
  const [skin, hair, ground, tint] = [at(skins, seed), at(hairs, seed >> 2), at(grounds, seed >> 3), at(tints, seed >> 4)];
  const long = seed % 2 === 0 ? `<path d="M24 44a24 26 0 0 1 48 0v26H24z" fill="${hair}"/>` : '';
  const fringe = at(['M26 42a22 22 0 0 1 44 0c-14-8-30-8-44 0z', 'M26 42a22 22 0 0 1 44 0c-8-14-24-2-44 0z'], seed >> 1);
  return `<rect width="96" height="96" fill="${ground}"/>${long}<path d="M14 96a34 28 0 0 1 68 0z" fill="${tint}"/><rect x="41" y="58" width="14" height="16" fill="${skin}"/><ellipse cx="48" cy="46" rx="20" ry="23" fill="${skin}"/><path d="${fringe}" fill="${hair}"/><circle cx="41" cy="47" r="2.2" fill="#33251c"/><circle cx="55" cy="47" r="2.2" fill="#33251c"/><path d="M41 57q7 6 14 0" stroke="#a4483f" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
}

/** A bottle, a box or a bag, by what the product is. */
function pack(seed: number, top: string | null): string {
  const [ground, tint] = [at(grounds, seed >> 1), at(tints, seed)];
  const label = `<rect x="38" y="52" width="20" height="12" rx="2" fill="#fff" opacity=".85"/>`;
  const shape = at(
    [
      `<rect x="41" y="18" width="14" height="14" rx="2" fill="#fff"/><rect x="32" y="30" width="32" height="52" rx="8" fill="${tint}"/>`,
      `<path d="M22 36l26-12 26 12v38L48 84 22 74z" fill="${tint}"/><path d="M22 36l26 10 26-10M48 46v38" stroke="#fff" stroke-width="2" fill="none" opacity=".7"/>`,
      `<path d="M28 34h40l6 48H22z" fill="${tint}"/><path d="M38 36c0-18 20-18 20 0" stroke="${tint}" stroke-width="4" fill="none"/>`,
    ],
    [...(top ?? '')].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0),
  );
  return `<rect width="96" height="96" fill="${ground}"/><ellipse cx="48" cy="84" rx="30" ry="5" fill="#000" opacity=".1"/>${shape}${label}`;
}

/** What a video of the demo begins with: sky, ground, a thing in the light. */
function scene(seed: number): string {
  const [sky, tint, ground] = [at(grounds, seed), at(tints, seed >> 1), at(tints, seed >> 3)];
  return `<rect width="72" height="128" fill="${sky}"/><circle cx="${18 + (seed % 36)}" cy="34" r="14" fill="#fff" opacity=".75"/><path d="M0 ${84 + (seed % 12)}q36-18 72 0v44H0z" fill="${ground}" opacity=".55"/><rect x="27" y="62" width="18" height="40" rx="5" fill="${tint}"/><rect x="31" y="54" width="10" height="9" rx="2" fill="#fff"/><rect x="8" y="112" width="40" height="4" rx="2" fill="#fff" opacity=".8"/><rect x="8" y="119" width="26" height="3" rx="1.5" fill="#fff" opacity=".6"/>`;
}
