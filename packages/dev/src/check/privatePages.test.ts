import { expect, test } from 'vitest';
import { privatePage, withoutPrivatePages } from './privatePages.ts';

test.each(['the rules of spec section 2.9', 'as in system-pages 1.9', 'see domain/roles 7.2', 'quality C-87', 'forms.md 1.4'])(
  '%s is a page that a stranger does not have',
  (comment) => expect(privatePage(comment)).toBeDefined(),
);

test.each(['The section of a page.', 'A quality of 3.', 'Spectrum 2.9', 'the SPEC.md beside it'])('%s is none', (comment) =>
  expect(privatePage(comment)).toBeUndefined(),
);

test.each([
  ['A scope (system-pages 1.6).', 'A scope.'],
  ['The list (spec sections 4, 5 and 8).', 'The list.'],
  ['Silent (spec section 8: calls fail silently).', 'Silent (calls fail silently).'],
  ['Kinds (dictionary send_type, system-pages 1.7.17).', 'Kinds (dictionary send_type).'],
  ['It holds (spec section 6,\n * system-pages 1.5). More.', 'It holds. More.'],
  ['Left (as it is).', 'Left (as it is).'],
])('%s is written without it', (text, written) => expect(withoutPrivatePages(text)).toBe(written));
