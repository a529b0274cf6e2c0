import { BacklotThemeProvider } from '@backlot/ui-kit';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { workOrders } from '../fixtures/workOrders';
import type { Answer, Request } from '../worker/messages';
import { workOrderDocument } from './documentKind';
import { usePdfBatch } from './usePdfBatch';
import { type ReadyPdf, usePdfPreview } from './usePdfPreview';
import { usePrint } from './usePrint';

/** Workers that answer when the test says so. */
function workshop() {
  const asked: (Request & { answer: (value: unknown) => void; fail: () => void })[] = [];
  const ended = new Set<Worker>();
  const createWorker = () => {
    const worker = new EventTarget() as Worker;
    const send = (answer: object) =>
      void worker.dispatchEvent(new MessageEvent('message', { data: { backlotPdf: true, ...answer } as Answer }));
    worker.postMessage = (request: Request) =>
      void asked.push({
        ...request,
        answer: (value) => send({ id: request.id, kind: 'done', value }),
        fail: () => send({ id: request.id, kind: 'failed', code: 'document', message: 'broken' }),
      });
    worker.terminate = () => void ended.add(worker);
    return worker;
  };
  const all = (task: Request['task']) => asked.filter((request) => request.task === task);
  return { all, ended, createWorker };
}

const first = { ...workOrders.en, workOrderName: 'First' };
const second = { ...workOrders.en, workOrderName: 'Second' };
const third = { ...workOrders.en, workOrderName: 'Third' };
const printing = { document: workOrderDocument, locale: 'en' as const, fontUrl: '/fonts/' };
const size = [{ width: 1200, height: 1500 }];

test('a record that is printed after the next one is not opened in its place', async () => {
  const { all, createWorker } = workshop();
  const { result, rerender } = await renderHook(
    (item: typeof first = first) => usePdfPreview({ ...printing, createWorker, isOpen: true, item }),
    { wrapper: BacklotThemeProvider },
  );
  await vi.waitFor(() => expect(all('print')).toHaveLength(1));
  await rerender(second);
  await vi.waitFor(() => expect(all('print')).toHaveLength(2));
  all('print')[1]?.answer(new Uint8Array([2]));
  await vi.waitFor(() => expect(all('open')).toHaveLength(1));
  all('open')[0]?.answer(size);
  await vi.waitFor(() => expect(result.current.state.status).toBe('ready'));
  all('print')[0]?.answer(new Uint8Array([1]));
  await rerender(third);
  await vi.waitFor(() => expect(all('print')).toHaveLength(3));
  expect(all('open').map(({ input }) => [...(input as Uint8Array)])).toEqual([[2]]);
});

test('a page that cannot be put on paper ends printing with a word', async () => {
  const pdf: ReadyPdf = {
    file: new Blob(),
    pages: size,
    missing: [],
    paint: vi.fn(),
    textOf: vi.fn(),
    imageOf: () => Promise.reject(new Error('broken')),
  };
  const { result, rerender } = await renderHook((shown: ReadyPdf = pdf) => usePrint(shown));
  await result.current.print();
  await vi.waitFor(() => expect(result.current).toMatchObject({ isPreparing: false, hasFailed: true }));
  await rerender({ ...pdf });
  expect(result.current.hasFailed).toBe(false);
});

test('a batch started anew is not ended by the end of the one before', async () => {
  const { all, ended, createWorker } = workshop();
  const { result } = await renderHook(() => usePdfBatch({ ...printing, createWorker, items: [first, second] }), {
    wrapper: BacklotThemeProvider,
  });
  const before = result.current.start('one');
  const after = result.current.start('one');
  await before;
  await vi.waitFor(() => expect(result.current.state.status).toBe('running'));
  expect(ended.size).toBe(1);
  all('print')[1]?.fail();
  await after;
  await vi.waitFor(() => expect(result.current.state.status).toBe('failed'));
  expect(ended.size).toBe(2);
});

test('a batch of nothing, and in a form that there is not, fails with a word and starts no worker', async () => {
  const { all, createWorker } = workshop();
  const { result, rerender } = await renderHook(
    (items: readonly (typeof first)[] = []) => usePdfBatch({ ...printing, createWorker, items }),
    { wrapper: BacklotThemeProvider },
  );
  await result.current.start('one');
  await vi.waitFor(() =>
    expect(result.current.state).toMatchObject({ status: 'failed', error: { code: 'document', message: 'there is nothing to print' } }),
  );
  await rerender([first]);
  await result.current.start('book' as 'one');
  await vi.waitFor(() =>
    expect(result.current.state).toMatchObject({ status: 'failed', error: { code: 'document', message: 'unknown batch form: book' } }),
  );
  expect([...all('print'), ...all('zip')]).toEqual([]);
});
