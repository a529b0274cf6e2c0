import { parentPort } from 'node:worker_threads';
import { Refusal } from '../../http/answers/refusal';
import { readDocument } from '../readDocument';
import { readImage } from '../readImage';
import { readFile } from '../sheets/readFile';
import { spoolRows } from '../sheets/spoolRows';
import type { Kind, ReadAnswer, ReadOrder, Readings } from './Reading';

const readers: { [K in Kind]: (bytes: Buffer, name: string, order: ReadOrder) => Readings[K] | Promise<Readings[K]> } = {
  image: readImage,
  document: readDocument,
  sheet: (bytes, name) => readFile(name, bytes),
  rows: (bytes, name, { long }) => spoolRows(name, bytes, long ?? { path: '', rows: 0 }),
};

/** Reads uploads one after another, so that a hostile one keeps nobody waiting but this thread. */
async function read(order: ReadOrder): Promise<ReadAnswer> {
  try {
    const { kind, name, bytes } = order;
    return { reading: await readers[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, order) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { reason: error.reason, params: error.params } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const answer = (message: ReadAnswer) => parentPort?.postMessage(message);

parentPort?.on('message', (order: ReadOrder) => void read(order).then(answer));
answer({ isReady: true });
