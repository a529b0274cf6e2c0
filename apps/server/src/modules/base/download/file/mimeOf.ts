import { extname } from 'node:path';

/** What an export's file is, by the end of its name. */
export const mimeOf = (fileName: string): string => mimes[extname(fileName)] ?? 'application/octet-stream';

const mimes: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};
