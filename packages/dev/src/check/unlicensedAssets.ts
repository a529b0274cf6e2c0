import type { Shipped } from '../pack/openTarball.ts';

/** Files that are somebody's work and run under a licence of their own. */
const assets = /\.(?:ttf|otf|woff2?|png|jpe?g|gif|webp|svg|ico|wasm|mp3|mp4|icc)$/i;

/** Fonts, pictures and binaries that go out without a `LICENSES.txt` beside or above them that names them. */
export function unlicensedAssets({ paths, read }: Shipped): string[] {
  const notices = paths.filter((path) => /(?:^|\/)LICENSES\.txt$/.test(path));
  return paths.filter((path) => {
    if (!assets.test(path)) return false;
    const name = path.slice(path.lastIndexOf('/') + 1);
    return !notices.some((notice) => path.startsWith(notice.slice(0, notice.lastIndexOf('/') + 1)) && read(notice).includes(name));
  });
}
