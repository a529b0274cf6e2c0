import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as face from './rich-text';

test('the face of @backlot/form-designer/rich-text', () => {
  expect(Object.keys(face)).toEqual(['RichTextInput', 'RichTextView']);
});

test('the editor and the cleaner are loaded when they are shown', () => {
  for (const name of ['RichTextInput', 'RichTextView'])
    expect(readFileSync(new URL(`richText/${name}.tsx`, import.meta.url), 'utf8')).not.toMatch(
      /from '[^']*(?:tiptap|dompurify|sanitizeHtml|editor\/RichText)'/,
    );
});
