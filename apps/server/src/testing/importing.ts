import { csvLines } from '../modules/base/download';
import type { TestClient } from './testClient';
import { upload } from './upload';

/** An import as its person sees it. */
export interface Task {
  id: string;
  fileName: string;
  importStatus: number;
  total: number;
  willAdd: number;
  willChange: number;
  unchanged: number;
  refused: number;
  problems: { line: number; column: string | null; value: string | null; code: number; message: string }[];
  failReason: string | null;
}
/** Rows of a file, the head first. */
export type Lines = readonly (string | number)[][];

export const check = async (
  client: TestClient,
  area: string,
  lines: Lines | Buffer,
  name = 'file.csv',
  headers: Record<string, string> = {},
) =>
  (
    await upload(
      client,
      `/main/${area}/import`,
      { name, bytes: Buffer.isBuffer(lines) ? lines : Buffer.from(csvLines(lines.map((line) => [...line]))) },
      headers,
    )
  ).body as { code: number; message: string; data: Task };

export const apply = async (client: TestClient, area: string, id: string, headers?: Record<string, string>) =>
  (await client.post(`/main/${area}/applyImport`, { id }, headers)).body as { code: number; data: Task };

/** Checks and applies a file; answers how it went. */
export const bring = async (client: TestClient, area: string, lines: Lines | Buffer, name?: string) =>
  (await apply(client, area, (await check(client, area, lines, name)).data.id)).data;

export const counts = ({ willAdd, willChange, unchanged, refused }: Task) => [willAdd, willChange, unchanged, refused];
