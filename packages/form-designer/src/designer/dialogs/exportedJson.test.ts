import { expect, test } from 'vitest';
import { createControl } from '../../document/createControl';
import { createDocument } from '../../document/formDocument';
import { parseDocument } from '../../document/parse/parseDocument';
import { serializeDocument } from '../../document/parse/serializeDocument';
import { exportedJson } from './exportedJson';

const formOf = (count: number) => ({
  ...createDocument(),
  list: Array.from({ length: count }, (_, index) => createControl('input', () => `input_${index}`)),
});

test('G7.2 a form is exported with tabs', () => {
  expect(exportedJson(formOf(2))).toBe(serializeDocument(formOf(2), { indent: '\t' }));
});

test('G7.2 a form whose indented text is too large to be imported is exported without', () => {
  const large = formOf(12_000);
  expect(serializeDocument(large).length).toBeLessThan(5_000_000);
  expect(parseDocument(serializeDocument(large, { indent: '\t' })).ok).toBe(false);
  expect(parseDocument(exportedJson(large)).ok).toBe(true);
});
