import type { Shipped } from './openTarball.ts';

const readable = /\.(?:[cm]?[jt]sx?|json|md|css|html|txt)$/;

/** What no package may carry to strangers: keys, and paths of the machine that built it (quality section 5, C-121). */
const signs: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['an access key', /\b(?:AKIA[0-9A-Z]{16}|gh[opsu]_[0-9A-Za-z]{36}|npm_[0-9A-Za-z]{36}|xox[bp]-[0-9A-Za-z-]{20,})\b/],
  ['a path of the machine that built it', /file:\/\/\/\w|["'`(\s](?:\/(?:home|Users|root)\/|[A-Z]:\\Users\\)[\w.-]+/],
  ['a source map inside', /\/\/# sourceMappingURL=data:/],
];

/** The files of a package that carry what they must not. */
export const leaks = (files: Shipped): string[] =>
  files.paths
    .filter((path) => readable.test(path))
    .flatMap((path) => {
      const text = files.read(path);
      return signs.filter(([, sign]) => sign.test(text)).map(([what]) => `${path} carries ${what}`);
    });
