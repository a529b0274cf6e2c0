import type { ShowFile, UploadedFile } from '../renderHost';
import { isSafeUrl } from '../upload/isSafeUrl';

/** Fetches a file and hands it to the browser as a download; fails when it cannot be had. */
export async function saveFile({ url, name }: UploadedFile, showFile?: ShowFile): Promise<void> {
  if (!isSafeUrl(url)) throw new Error('The address of the file is not a web address.');
  if (showFile) return download(await showFile(url), name);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The file answered ${answer.status}.`);
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
