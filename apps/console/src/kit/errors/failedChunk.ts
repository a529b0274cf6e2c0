/** A part of the console that did not arrive. */
export interface FailedChunk {
  kind: 'script' | 'style';
  /** Its file name without the hash, or the name of the screen. */
  file: string;
}

/** A lazy part took longer than the 120 seconds of spec section 9. */
export class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout';

  constructor(readonly screen: string) {
    super(`Loading chunk ${screen} failed after 120 s.`);
  }
}

/** Longest wait for a lazy part, in milliseconds (spec section 9). */
export const chunkTimeoutMs = 120_000;

/** Which part an error is about, when it says that a script or style sheet could not be loaded (spec section 8). */
export function failedChunk(error: unknown): FailedChunk | undefined {
  if (error instanceof ChunkTimeout) return { kind: 'script', file: error.screen };
  if (!(error instanceof Error) || !unloadable.test(error.message)) return undefined;
  const file = /[\w.$-]+\.(?:m?js|css)\b/.exec(error.message)?.[0] ?? '';
  return { kind: file.endsWith('.css') || /CSS/.test(error.message) ? 'style' : 'script', file: withoutHash(file) };
}

/** Chromium, Firefox, Safari and Vite, in this order. */
const unloadable = /dynamically imported module|error loading dynamically|Importing a module script failed|Unable to preload CSS/i;

/** The file that a function loads, as far as its own source tells: `() => import("./NoticePanel-Ab12Cd3.js")` → `NoticePanel.js`. */
export const chunkOf = (load: () => unknown): string => withoutHash(/[\w.$-]+\.[mc]?[jt]sx?\b/.exec(String(load))?.[0] ?? '');

const withoutHash = (file: string) => file.replace(/-[\w-]{7}(?=\.\w+$)/, '');

/** Loads a lazy part, or gives up after 120 seconds and names it. Without a network it is not tried before there is one: a browser keeps the failure. */
export async function loadChunk<Part>(screen: string, load: () => Promise<Part>): Promise<Part> {
  if (navigator.onLine === false) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeout(screen)), chunkTimeoutMs);
  });
  return Promise.race([load(), late]).finally(() => clearTimeout(timer));
}
