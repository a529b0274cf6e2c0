import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createControl } from './document/createControl';
import { createDocument } from './document/formDocument';
import { controlTypes } from './document/parse/blueprint';
import approval from './document/fixtures/original-answers-approval.json';
import { parseDocument } from './document/parse/parseDocument';
import { FormDesigner } from './index';
import { FormRenderer } from './renderer';

const every = { ...createDocument(), list: controlTypes.map((type) => createControl(type, () => `${type}_1`)) };
const parsed = parseDocument(JSON.stringify(approval.document));

const pages: Record<string, () => ReactElement> = {
  'a form of every control': () => createElement(FormRenderer, { document: every, locale: 'en' }),
  'the approval form': () => createElement(FormRenderer, { document: parsed.ok ? parsed.document : every, value: { applicant: '林' } }),
  'the designer': () => createElement(FormDesigner, { document: every }),
};

const streamed = (page: ReactElement) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });

test.each(Object.entries(pages))('%s is drawn on a server, as a text and as a stream, without a warning', async (_, page) => {
  const warned = vi.spyOn(console, 'error');
  const whole = renderToString(page());
  const stream = await streamed(page());
  expect(warned.mock.calls.map(String)).toEqual([]);
  for (const html of [whole, stream]) expect(html).toContain('BlForm');
  warned.mockRestore();
});

test('R3.5 a server draws what is filled in', async () => {
  expect(renderToString(pages['the approval form']!())).toContain('value="林"');
});
