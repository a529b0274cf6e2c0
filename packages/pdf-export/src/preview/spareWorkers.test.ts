import { afterEach, expect, test, vi } from 'vitest';
import { preparePdfPreview, takeSpare } from './spareWorkers';
import { WorkerPair } from './WorkerPair';

afterEach(() => vi.useRealTimers());

/** A factory of workers that do nothing but keep what they were asked. */
function workshop() {
  const made: { terminate: () => void; asked: unknown[] }[] = [];
  const createWorker = () => {
    const worker = {
      asked: [] as unknown[],
      addEventListener: () => undefined,
      postMessage: (message: { task: string }) => void worker.asked.push(message.task),
      terminate: vi.fn<() => void>(),
    };
    made.push(worker);
    return worker as unknown as Worker;
  };
  return { made, createWorker };
}

test('prepared workers are those of the next preview, once', () => {
  const { made, createWorker } = workshop();
  preparePdfPreview({ document: 'merchant', createWorker });
  preparePdfPreview({ document: 'merchant', createWorker });
  expect(made.map(({ asked }) => asked)).toEqual([['warmUp'], ['warmUp']]);
  new WorkerPair().start(createWorker);
  expect(made).toHaveLength(2);
  new WorkerPair().start(createWorker);
  expect(made).toHaveLength(4);
});

test('they end when nobody takes them, and are nobody else’s', () => {
  vi.useFakeTimers();
  const { made, createWorker } = workshop();
  preparePdfPreview({ document: 'merchant', createWorker });
  expect(takeSpare(workshop().createWorker)).toBeUndefined();
  vi.advanceTimersByTime(30_000);
  expect(made.every(({ terminate }) => vi.mocked(terminate).mock.calls.length === 1)).toBe(true);
  expect(takeSpare(createWorker)).toBeUndefined();
});

test('a worker that cannot start is left to the preview to tell', () => {
  expect(() =>
    preparePdfPreview({
      document: 'merchant',
      createWorker: () => {
        throw new Error('no');
      },
    }),
  ).not.toThrow();
});
