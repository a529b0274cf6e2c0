import { afterEach, expect, test, vi } from 'vitest';
import { PdfError } from '../PdfError';
import { fetchFont, loadFonts } from './loadFonts';

afterEach(() => vi.unstubAllGlobals());

const load = () => loadFonts({ read: fetchFont((name) => `https://fonts.example/${name}.ttf`), text: '' });

test('a font that is missing says so with its status, and is asked for again', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('gone', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  await expect(load()).rejects.toMatchObject({ code: 'font', status: 404, message: 'font loading failed: 404' });
  const calls = fetch.mock.calls.length;
  await expect(load()).rejects.toBeInstanceOf(PdfError);
  expect(fetch.mock.calls.length).toBeGreaterThan(calls);
});

test('no network is status 0', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(load()).rejects.toMatchObject({ code: 'font', status: 0, message: 'font loading failed: 0' });
});

test('an answer that is no font is an error of the font, not of the document', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  await expect(load()).rejects.toMatchObject({ code: 'font' });
});
