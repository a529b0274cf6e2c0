import { api, type Area, imageLimitBytes, requestTimeoutMs } from '@backlot/contract';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { admitRequest } from './http/requests/admitRequest';
import { serveConsole } from './http/answers/consoleFiles';
import { addDocumentation } from './http/documentation/addDocumentation';
import { repeatWrites } from './http/idempotency/repeat';
import type { Module } from './http/module';
import { answerUnmatched } from './http/answers/notFound';
import { addCspReports } from './http/operations/cspReport';
import { addHealth } from './http/operations/health';
import { createMetrics } from './http/operations/metrics';
import { shedLoad } from './http/operations/shedLoad';
import { endSilent } from './http/requests/endSilent';
import { limitBodies } from './http/requests/limitBodies';
import { readJson } from './http/requests/readJson';
import { answerBrokenRequest } from './http/answers/answerBrokenRequest';
import { addSecurityHeaders, securityHeaders } from './http/securityHeaders';
import { sendFailure } from './http/answers/sendFailure';
import { serve } from './http/serve';
import { allModules } from './modules/allModules';
import { addHooks } from './modules/collection/hook';
import { recordReader } from './modules/recordReader';
import { operationWriter, recordOperation } from './modules/system/operationLog';
import { addOauth } from './modules/account/oauth';
import { addOffice } from './modules/system/sysFile';
import { callerReader } from './modules/account/session';
import { shareRates } from './shareRates';
import { connectRealtime } from './connectRealtime';
import type { Services } from './services';

/** The HTTP server with what its role answers mounted, not yet listening, and how to tell it that the end is near. */
export async function buildApp(services: Services): Promise<{ app: FastifyInstance; prepareStop: () => void }> {
  const { config, database } = services;
  const app = createFastify(services);
  const rates = shareRates(services);
  let people: People | undefined;
  const metrics = createMetrics({ config, countSockets: () => people?.countSockets() ?? 0 });
  let isStopping = false;

  endSilent(app);
  addSecurityHeaders(app);
  await shedLoad(app, config.shedAboveMs);
  app.addHook('onSend', async (_request, reply) => {
    // The last answer on a connection says so, and the next request goes elsewhere.
    if (isStopping) void reply.header('connection', 'close');
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request answered');
    done();
  });
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  metrics.mount(app);
  addHealth(app, database.db, () => isStopping);
  // Who only collects answers how it is, and nobody's calls.
  if (config.ROLE === 'worker') app.setNotFoundHandler(answerUnmatched({ areas: [] }));
  else people = await servePeople(app, services, { rates, metrics });
  app.addHook('onClose', async () => {
    rates.stop();
    metrics.stop();
    await people?.flushed();
  });
  return {
    app,
    prepareStop: () => {
      isStopping = true;
      people?.stop();
    },
  };
}

interface People {
  countSockets: () => number;
  stop: () => void;
  flushed: () => Promise<unknown>;
}

/** Mounts what people and other machines call: the API with its websocket, webhooks, its documentation and the console. */
async function servePeople(
  app: FastifyInstance,
  services: Services,
  { rates, metrics }: { rates: ReturnType<typeof shareRates>; metrics: ReturnType<typeof createMetrics> },
): Promise<People> {
  const { config, database } = services;
  const readCaller = callerReader(database, () => config.SESSION_IDLE_MINUTES);
  const modules = Object.values(allModules(services)) as Module<Area>[];
  const { hub, stop } = connectRealtime(services, { server: app.server, readCaller, rates, mayOpen: recordReader(modules) });
  await addCspReports(app, { counter: metrics.cspReports, rates });
  await addHooks(app, services, rates);
  await addOffice(app, services, rates);
  await addOauth(app, services, rates);
  addDocumentation(app, api);
  await app.register(multipart, { limits: { fileSize: imageLimitBytes, files: 1, fields: 10, fieldSize: 4096, headerPairs: 50 } });
  const operations = operationWriter(database.db, services.log);
  const serving = {
    admit: (endpoint: Parameters<typeof admitRequest>[0], request: Parameters<typeof admitRequest>[1]) =>
      admitRequest(endpoint, request, { config, rates, readCaller, vault: services.vault }),
    repeat: repeatWrites(database.db, services.vault),
    record: recordOperation(operations),
  };
  for (const module of modules) serve(app, module, serving);
  const sendPage = await serveConsole(app, {
    dir: config.CONSOLE_DIR ?? '',
    // The page around the office editor is of the console's own origin.
    embedOrigins: config.ONLYOFFICE_URL ? ["'self'", ...config.EMBED_ORIGINS] : config.EMBED_ORIGINS,
  });
  app.setNotFoundHandler(answerUnmatched({ areas: Object.values(api), sendPage }));
  return { countSockets: () => hub.size, stop, flushed: () => operations.flushed() };
}

/** Limits of quality section 6; what takes longer or weighs more says so on its route. */
function createFastify({ config, log }: Services): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    // One line for each request, when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    keepAliveTimeout: 65_000,
    // Uploads have as long as the console waits for them; everything else ends sooner, in `limitBodies`.
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 2000 },
    clientErrorHandler: answerBrokenRequest,
    // Hooks do not run for an address that cannot be read.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply.headers(securityHeaders)),
  });
  limitBodies(app);
  // What a client expects that nobody knows is passed over: Node would answer 417 without a word.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.removeContentTypeParser('text/plain');
  readJson(app);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('place', undefined);
  return app;
}
