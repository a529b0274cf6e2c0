import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { Rates } from '../../../../http/requests/rates';
import type { Services } from '../../../../services';
import { files, fileVersions } from '../../../../tables/base/file';
import { documentKey, fileIdOf } from './documentKey';
import { editorPage, editorPolicy, editorScript } from './editorPage';
import { contentUrl, officeServerOf } from './OfficeServer';
import { readOfficeHeader } from './officeToken';
import { track } from './track';

const mostBytes = 256 * 1024;

/** What the document server and its editor ask for; nothing of it is there where none is connected. */
export async function addOffice(app: FastifyInstance, services: Services, rates: Pick<Rates, 'countAddress'>): Promise<void> {
  const server = officeServerOf(services.config);
  if (!server) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ ip }) => rates.countAddress(ip));
    scope.get('/office-editor', async (_request, reply) =>
      reply.headers({ 'content-security-policy': editorPolicy(server.url), 'content-type': 'text/html; charset=utf-8' }).send(editorPage),
    );
    scope.get('/office-editor.js', async (_request, reply) =>
      reply.header('content-type', 'text/javascript; charset=utf-8').send(editorScript),
    );
    scope.post('/api/main/sysFileInfo/track', { bodyLimit: mostBytes }, async ({ body, headers }, reply) => {
      const outcome = await track(services, server, { body, authorization: headers.authorization });
      return reply.code(outcome === 'refused' ? 403 : 200).send({ error: outcome === 'done' ? 0 : 1 });
    });
    scope.get<{ Querystring: { key?: string } }>('/api/main/sysFileInfo/onlineFile', async ({ query, headers }, reply) => {
      const told = await readOfficeHeader(headers.authorization, server.secret);
      // The token is good for the one address that it names.
      if (typeof query.key !== 'string' || told?.['url'] !== contentUrl(server, query.key)) return reply.code(403).send();
      const found = await contentOf(services, query.key);
      if (!found) return reply.code(404).send();
      return reply.header('content-type', found.mime).send(await services.fileStore.read(found.objectName));
    });
  });
}

/** The content that a key speaks of, also when another has replaced it meanwhile. */
async function contentOf({ database: { db }, fileStore }: Services, key: string) {
  const fileId = fileIdOf(key);
  if (fileId === undefined) return undefined;
  const rows = await db
    .select({ mime: files.mime, now: files.objectName, earlier: fileVersions.objectName })
    .from(files)
    .leftJoin(fileVersions, eq(fileVersions.fileId, files.id))
    .where(eq(files.id, fileId));
  const mime = rows[0]?.mime;
  const objectName = rows
    .flatMap(({ now, earlier }) => [now, earlier])
    .find((name) => name !== null && documentKey({ id: fileId, objectName: name }) === key);
  return mime && objectName && (await fileStore.has(objectName)) ? { mime, objectName } : undefined;
}
