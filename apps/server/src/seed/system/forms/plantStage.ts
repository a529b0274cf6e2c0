import { fileApi } from '@backlot/contract';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '../../../db/database';
import type { FileStore } from '../../../files/fileStore';
import { addFile } from '../../../modules/base/file';

/** A drawn room with a phone on a tripod and two lamps. */
const drawing =
  '<rect width="960" height="600" fill="#f4ead9"/><rect y="430" width="960" height="170" fill="#d9b98c"/><circle cx="190" cy="170" r="70" fill="#fff7d6" stroke="#e2c044" stroke-width="12"/><rect x="184" y="240" width="12" height="220" fill="#6b6b6b"/><circle cx="770" cy="170" r="70" fill="#fff7d6" stroke="#e2c044" stroke-width="12"/><rect x="764" y="240" width="12" height="220" fill="#6b6b6b"/><rect x="420" y="110" width="120" height="220" rx="16" fill="#22304a"/><rect x="432" y="126" width="96" height="180" fill="#7fb2e5"/><path d="M480 330v70M480 400l-60 110M480 400l60 110" stroke="#444" stroke-width="12" fill="none"/><rect x="300" y="470" width="360" height="70" rx="10" fill="#a9744f"/><circle cx="370" cy="460" r="26" fill="#e58f9a"/><rect x="440" y="430" width="44" height="50" rx="6" fill="#8fc28b"/><rect x="540" y="420" width="60" height="60" rx="6" fill="#c3a0dd"/>';

/** Stores a drawn picture of a live stage; its owner is nobody, so that it counts for nobody's storage. */
export async function plantStage(db: Db, fileStore: FileStore): Promise<{ id: string; url: string }> {
  const bytes = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600">${drawing}</svg>`))
    .png()
    .toBuffer();
  const objectName = `${randomUUID()}.png`;
  await fileStore.put(objectName, bytes);
  const id = await addFile(db, { objectName, originName: 'stage.png', mime: 'image/png', size: bytes.length, createUser: '0' });
  return { id, url: `/api${fileApi.preview.path}?id=${id}` };
}
