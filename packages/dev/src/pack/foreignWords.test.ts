import { expect, test } from 'vitest';
import { commentsOf, foreignWords } from './foreignWords.ts';

const paths = ['README.md', 'SPEC.md', 'dist/index.d.ts'];

test.each([
  ['An answer of our server.', ['our server']],
  ['As in system-pages 1.9, more or less.', ['system-pages 1.9']],
  ['The rules of spec section\n * 2.9 hold.', ['spec section 2.9']],
  ['See decision 0012.', ['decision 0012']],
  ['More in console.md.', ['console.md']],
  ['The stories show it.', ['stories']],
  ['Add a line to `src/tones.ts`.', ['src/tones.ts']],
  ['Measured in packages/bench by hand.', ['packages/b']],
])('“%s” means nothing to a stranger', (text, words) => expect(foreignWords({ text, paths })).toEqual(words));

test.each(['The numbered rules are in SPEC.md.', 'A `<section>` of the page.', 'A special server.', 'Histories of rows.'])(
  '“%s” does',
  (text) => expect(foreignWords({ text, paths })).toEqual([]),
);

test('of declarations only the comments are read', () => {
  const declarations = "/** A pen. */\ninterface Pen {\n  kind: 'system-pages 1.9';\n  // Blue.\n}";
  expect(commentsOf(declarations).map((one) => one.trim())).toEqual(['/** A pen. */', '// Blue.']);
});
