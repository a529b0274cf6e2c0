/** Saves text as a file; nothing in it is escaped or cut. */
export function downloadText({ text, name, type }: { text: string; name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
