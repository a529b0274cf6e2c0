/** Whether an address may be opened or shown: http, https, blob, a picture as data, or one of this site. */
export function isSafeUrl(url: unknown): url is string {
  if (typeof url !== 'string' || url === '') return false;
  try {
    const { protocol } = new URL(url, 'https://form.invalid/');
    return ['http:', 'https:', 'blob:'].includes(protocol) || /^data:image\/(?:png|jpeg|gif|webp);base64,/.test(url);
  } catch {
    return false;
  }
}
