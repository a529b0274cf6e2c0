import { documents } from './documents';
import type { TestClient } from './testClient';
import { upload } from './upload';

/** The id of a PDF that a person uploaded. */
export async function pdfOf(client: TestClient): Promise<string> {
  const { body } = await upload(client, '/main/sysFileInfo/uploadFile', { name: 'a.pdf', bytes: documents.pdf });
  return (body.data as { fileId: string }).fileId;
}
