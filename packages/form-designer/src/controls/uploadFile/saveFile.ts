import type { UploadedFile } from '../renderHost';
import { isSafeUrl } from '../upload/isSafeUrl';

/** Fetches a file and hands it to the browser as a download. */
export async function saveFile({ url, name }: UploadedFile): Promise<void> {
  if (!isSafeUrl(url)) return;
  const answer = await fetch(url);
  if (!answer.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
