import { type APIRequestContext, expect } from '@playwright/test';
import { tokenFor } from './journey';

/** A comment as a channel would tell it. */
export interface ToldComment {
  webId: number;
  platformWorkId: string;
  platformCommentId: string;
  authorPlatformId: string;
  authorName: string;
  content: string;
  /** `yyyy-MM-dd HH:mm:ss`, UTC. */
  commentTime: string;
}

/** Brings a comment in by a file, as somebody who works elsewhere. */
export async function tellComment(request: APIRequestContext, account: string, comment: ToldComment): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenFor(request, account)}` };
  const call = async <Data>(name: string, options: Parameters<APIRequestContext['fetch']>[1]): Promise<Data> => {
    const answer = await request.fetch(`/api/main/fileImport/${name}`, { headers, ...options });
    const body = (await answer.json()) as { success: boolean; data: Data };
    expect(body).toMatchObject({ success: true });
    return body.data;
  };
  const columns = Object.keys(comment) as (keyof ToldComment)[];
  const lines = [columns, columns.map((column) => `"${String(comment[column]).replaceAll('"', '""')}"`)];
  const file = { name: 'comments.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.map((line) => line.join(',')).join('\r\n')) };
  const { id } = await call<{ id: string }>('receive?object=comments', { method: 'POST', multipart: { file } });
  const mapping = columns.map((column) => ({ field: column, column }));
  expect(await call('check', { method: 'POST', data: { id, mapping } })).toMatchObject({ willAdd: 1, refused: 0 });
  expect(await call('applyImport', { method: 'POST', data: { id } })).toMatchObject({ willAdd: 1, refused: 0 });
}
