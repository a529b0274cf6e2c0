import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { parseDocument } from '../document/parse/parseDocument';
import { FormRenderer } from './FormRenderer';

test('containers nested thousands of times are cut instead of breaking the page', async () => {
  const levels = 3000;
  const text = `{"list":[${'{"type":"card","label":"","key":"k","list":['.repeat(levels)}${']}'.repeat(levels)}],"config":{}}`;
  const parsed = parseDocument(text, { maxDepth: 10_000 });
  if (!parsed.ok) throw new Error(parsed.error.code);
  const screen = await render(<FormRenderer document={parsed.document} />);
  await expect.element(screen.getByText('What is nested more deeply is not shown.')).toBeInTheDocument();
});
