import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '../../db/database';
import type { FileStore } from '../../files/fileStore';
import { addFile } from '../../modules/base/file';
import { demoVideo } from './demoVideo';

/** A stored video of the demo, and the picture out of it where a browser could make one. */
export interface DemoVideo {
  fileId: string;
  objectName: string;
  mime: string;
  size: number;
  extension: 'mp4' | 'avi';
  duration: number | null;
  thumbnail: string | null;
}

/** Owner of planted files: nobody, so that they do not count for a person's storage. */
const createUser = '0';

/** The beginning of a film of the old kind, which no browser plays: it is offered as a download. */
const avi = () => Buffer.concat([Buffer.from('RIFF'), Buffer.from([52, 0, 0, 0]), Buffer.from('AVI LIST'), Buffer.alloc(44)]);

const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="160"><rect width="96" height="160" fill="#2f6fb0"/><rect x="18" y="60" width="60" height="22" fill="#fff"/></svg>';

/** Puts the videos of the demo into the store: one that plays and one that does not. */
export async function storeVideos(db: Db, fileStore: FileStore): Promise<readonly [DemoVideo, DemoVideo]> {
  const picture = await sharp(Buffer.from(frame)).jpeg().toBuffer();
  const thumbnail = await store(db, fileStore, { bytes: picture, extension: 'jpg', mime: 'image/jpeg' });
  const plays = { bytes: demoVideo(), extension: 'mp4', mime: 'video/mp4' } as const;
  const old = { bytes: avi(), extension: 'avi', mime: 'video/x-msvideo' } as const;
  return [
    { ...plays, ...(await store(db, fileStore, plays)), size: plays.bytes.length, duration: 3, thumbnail: thumbnail.fileId },
    { ...old, ...(await store(db, fileStore, old)), size: old.bytes.length, duration: null, thumbnail: null },
  ];
}

async function store(db: Db, fileStore: FileStore, { bytes, extension, mime }: { bytes: Buffer; extension: string; mime: string }) {
  const objectName = `${randomUUID()}.${extension}`;
  await fileStore.put(objectName, bytes);
  const fileId = await addFile(db, { objectName, originName: `script.${extension}`, mime, size: bytes.length, createUser });
  return { fileId, objectName };
}
