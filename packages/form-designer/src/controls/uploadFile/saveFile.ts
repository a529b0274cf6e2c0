import type { ShowFile, UploadedFile } from '../renderHost';
import { isSafeUrl } from '../upload/isSafeUrl';

/** Fetches a file and hands it to the browser as a download. */
export async function saveFile({ url, name }: UploadedFile, showFile?: ShowFile): Promise<void> {
  if (!isSafeUrl(url)) return;
  if (showFile) return download(await showFile(url), name);
  const answer = await fetch(url);
  if (!answer.ok) return;
  const made = URL.createObjectURL(await answer.blob());
  download(made, name);
  URL.revokeObjectURL(made);
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
