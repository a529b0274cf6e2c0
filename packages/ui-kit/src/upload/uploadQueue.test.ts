import { expect, test, vi } from 'vitest';
import { createUploadQueue, type StoredFile, type UploadFile } from './uploadQueue';

interface Call {
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  resolve: (stored: StoredFile) => void;
  reject: (error: Error) => void;
}

function makeQueue() {
  const calls: Call[] = [];
  const onStored = vi.fn();
  const upload: UploadFile = (file, options) => new Promise((resolve, reject) => calls.push({ file, ...options, resolve, reject }));
  return { calls, onStored, queue: createUploadQueue({ upload, onStored }) };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('three at once, the fourth starts when one is stored', async () => {
  const { calls, onStored, queue } = makeQueue();
  queue.add(files('1', '2', '3', '4'));
  expect(queue.getPending().map(({ status }) => status)).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
  calls[1]!.resolve({ fileId: 'f2', url: '/f2' });
  await settle();
  expect(onStored).toHaveBeenCalledExactlyOnceWith({ fileId: 'f2', url: '/f2', file: calls[1]!.file });
  expect(queue.getPending().map(({ file, status }) => [file.name, status])).toEqual([
    ['1', 'uploading'],
    ['3', 'uploading'],
    ['4', 'uploading'],
  ]);
});

test('a cancelled upload is aborted and never stored, even if the server was faster', async () => {
  const { calls, onStored, queue } = makeQueue();
  queue.add(files('a'));
  queue.cancel(queue.getPending()[0]!.uid);
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[0]!.resolve({ fileId: 'f', url: '/f' });
  await settle();
  expect(onStored).not.toHaveBeenCalled();
  expect(queue.getPending()).toEqual([]);
});

test('a failure keeps the file with what the server said; retry sends the same file again', async () => {
  const { calls, onStored, queue } = makeQueue();
  queue.add(files('a'));
  calls[0]!.onProgress(0.4);
  calls[0]!.reject(new Error('The disk is full.'));
  await settle();
  expect(queue.getPending()[0]).toMatchObject({ status: 'exception', error: 'The disk is full.' });
  queue.retry(queue.getPending()[0]!.uid);
  expect(queue.getPending()[0]).toMatchObject({ status: 'uploading', progress: 0 });
  expect(queue.getPending()[0]).not.toHaveProperty('error');
  calls[1]!.resolve({ fileId: 'f', url: '/f' });
  await settle();
  expect(onStored).toHaveBeenCalledOnce();
  expect(calls[1]!.file).toBe(calls[0]!.file);
});

test('retry of an upload under way does nothing', () => {
  const { calls, queue } = makeQueue();
  queue.add(files('a'));
  queue.retry(queue.getPending()[0]!.uid);
  expect(calls).toHaveLength(1);
});

test('progress stays between 0 and 1', () => {
  const { calls, queue } = makeQueue();
  queue.add(files('a'));
  calls[0]!.onProgress(1.7);
  expect(queue.getPending()[0]!.progress).toBe(1);
});

test('a paused upload is aborted and stays where it was; another one takes its turn, and it goes on later', async () => {
  const { calls, onStored, queue } = makeQueue();
  queue.add(files('1', '2', '3', '4'));
  calls[0]!.onProgress(0.5);
  queue.pause(queue.getPending()[0]!.uid);
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[0]!.reject(new Error('aborted'));
  await settle();
  expect(queue.getPending().map(({ status, progress }) => [status, progress])).toEqual([
    ['paused', 0.5],
    ['uploading', 0],
    ['uploading', 0],
    ['uploading', 0],
  ]);
  calls[1]!.resolve({ fileId: 'f2', url: '/f2' });
  await settle();
  queue.resume(queue.getPending()[0]!.uid);
  expect(queue.getPending()[0]).toMatchObject({ status: 'uploading', progress: 0.5 });
  calls[4]!.resolve({ fileId: 'f1', url: '/f1' });
  await settle();
  expect(onStored).toHaveBeenCalledTimes(2);
});
