/** File name in a `content-disposition` header (RFC 6266; `filename*` in UTF-8 wins), or undefined. Folders are cut off. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const name = decoded(find(disposition, extended)) ?? find(disposition, quoted)?.replace(/\\(.)/g, '$1') ?? find(disposition, bare);
  const last = (decoded(name) ?? name)?.split(/[\\/]/).at(-1)?.replace(unprintable, '').trim();
  return last === '' || last === '.' || last === '..' ? undefined : last;
}

const extended = /;\s*filename\*\s*=\s*"?utf-8'[^']*'([^;"\s]+)/i;
const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const bare = /;\s*filename\s*=\s*([^;"\s]+)/i;
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const find = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** Percent-encoding undone: servers use it in the plain form too, and browsers read it so. */
function decoded(name: string | undefined): string | undefined {
  try {
    return name && decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
