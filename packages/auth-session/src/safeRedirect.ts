/** Where people land when nothing better is known. */
export const homePath = '/welcome';

/** An address of this very application, or `/welcome` for anything that leads elsewhere or back to the sign-in screens. */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > longest || unfit.test(value) || !value.startsWith('/')) return homePath;
  const url = parsed(value);
  if (!url || url.origin !== ownOrigin) return homePath;
  const path = fullyDecoded(url.pathname);
  if (path === undefined || path.startsWith('//') || unfit.test(path) || isUserScreen(path)) return homePath;
  return url.pathname + url.search + url.hash;
}

const longest = 2048;
const ownOrigin = 'https://own.invalid';
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

const isUserScreen = (path: string) => /^\/user(\/|$)/i.test(path) || path === '/';

function parsed(value: string): URL | undefined {
  try {
    return new URL(value, ownOrigin);
  } catch {
    return undefined;
  }
}

/** Decodes until nothing changes, so that no layer hides a second slash or a line break. */
function fullyDecoded(path: string): string | undefined {
  try {
    let before = path;
    for (let layer = 0; layer < 5; layer += 1) {
      const after = decodeURIComponent(before);
      if (after === before) return after;
      before = after;
    }
    return undefined;
  } catch {
    return undefined;
  }
}
