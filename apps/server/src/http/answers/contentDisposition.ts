/** A content-disposition header with a name in any script (RFC 6266): an ASCII fallback and the UTF-8 name. */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const name = fileName.replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '').slice(0, 200) || 'file';
  const ascii = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
