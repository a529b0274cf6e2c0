import { type Area, type Endpoint, successCode } from '@backlot/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inPlace, newPlace, type Place } from '../db/line/places';
import { withVersions } from '../db/list/requestVersions';
import type { Call } from './requests/call';
import type { Caller } from './requests/caller';
import { deviceOf } from './requests/device';
import { errorText, languageOf, successText } from './requests/language';
import type { Language } from '../db/Language';
import type { FileAnswer, Module } from './module';
import { Refusal } from './answers/refusal';
import { refuseNamed } from './answers/refuseNamed';
import { sendFile } from './answers/sendFile';
import { toRefusal } from './answers/toRefusal';
import { unreadableField } from './requests/unreadableField';
import { unstorableIn, validate } from './requests/validate';

type Handler = (input: unknown, call: Call) => Promise<unknown>;

interface Write {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
  run: () => Promise<unknown>;
  /** What a call whose answer says nothing but that it was done answers; undefined for others. */
  settled: () => unknown;
}

/** Wraps the run of a write, so that a repeated one answers like the first. */
export type Repeat = (write: Write) => Promise<unknown>;

interface Serving {
  /** Decides about a request before its body is read. */
  admit: (endpoint: Pick<Endpoint, 'access' | 'isPlayed'>, request: FastifyRequest) => Promise<Caller | undefined>;
  repeat: Repeat;
  /** Hears of every call that was carried out or refused. */
  record: (operation: { endpoint: Endpoint; input: unknown; call: Call; output?: unknown; refusal?: Refusal }) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    /** In the line before the embedded database. */
    place: Place | undefined;
  }
}

/** Turns every call of a module into a route below /api. */
export function serve(app: FastifyInstance, { api, handlers }: Module<Area>, serving: Serving): void {
  for (const [name, endpoint] of Object.entries(api)) {
    const handler = handlers[name] as Handler;
    const methods = endpoint.path === '/main/logout' ? ['GET', 'POST'] : [endpoint.method];
    app.route({
      method: methods,
      // Asking for the headers alone ends no session.
      exposeHeadRoute: methods.length === 1 && endpoint.method === 'GET',
      url: `/api${endpoint.path}`,
      config: { isUpload: endpoint.body === 'multipart' },
      ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
      onRequest: async (request) => {
        request.place = newPlace();
        request.caller = await inPlace(request.place, () => serving.admit(endpoint, request));
        if (request.caller?.view && endpoint.method === 'POST' && !endpoint.isReading) throw new Refusal('readOnlyView');
      },
      handler: (request, reply) => inPlace(request.place, () => answer({ endpoint, handler, request, reply, serving })),
    });
  }
}

interface Answering {
  endpoint: Endpoint;
  handler: Handler;
  request: FastifyRequest;
  reply: FastifyReply;
  serving: Serving;
}

async function answer({ endpoint, handler, request, reply, serving }: Answering): Promise<unknown> {
  const call = callOf(request, reply);
  const input = read(endpoint, request, call);
  if (input === undefined) return { repCode: '0011', repMsg: errorText('requestEmpty', call.language), repData: null, success: false };
  void reply.header('cache-control', endpoint.answer === 'blob' ? 'private, no-store' : 'no-store');
  const run = async () => {
    const output = await carryOut({ endpoint, handler, input, call, record: serving.record });
    return endpoint.answer === 'blob' ? output : present(endpoint, output, call.language);
  };
  const { caller } = request;
  const body =
    caller && request.method === 'POST' && endpoint.body === 'json'
      ? await serving.repeat({ request, reply, caller, run, settled: () => settled(endpoint, call.language) })
      : await run();
  return endpoint.answer === 'blob' ? sendFile(reply, body as FileAnswer) : body;
}

interface Carrying {
  endpoint: Endpoint;
  handler: Handler;
  input: unknown;
  call: Call;
  record: Serving['record'];
}

async function carryOut({ endpoint, handler, input, call, record }: Carrying): Promise<unknown> {
  try {
    const versions = endpoint.method === 'GET' ? call.request.caller?.versions : undefined;
    const output = await (versions ? withVersions(versions, () => handler(input, call)) : handler(input, call));
    record({ endpoint, input, call, output });
    return output;
  } catch (error) {
    record({ endpoint, input, call, refusal: toRefusal(error, call.requestId) });
    throw error;
  }
}

/** The validated input; undefined for a captcha call that left something out, which has an answer of its own shape. */
function read(endpoint: Endpoint, request: FastifyRequest, { language }: Call): unknown {
  const unreadable = unreadableField(request.url);
  if (unreadable !== undefined) throw unstorableIn(unreadable, language);
  const raw = inputOf(endpoint, request);
  if (endpoint.answer === 'captcha' && !endpoint.input.safeParse(raw).success) return undefined;
  refuseNamed(endpoint, raw);
  return validate(endpoint.input, raw, language);
}

/** What the contract promises and nothing more: surplus columns stay on the server. */
function present({ output, answer, isUpload }: Endpoint, data: unknown, language: Language): unknown {
  const promised = output.parse(data);
  if (answer === 'captcha') return promised;
  const told = { success: true, code: successCode, message: successText(language), data: promised };
  if (!isUpload) return told;
  const { url } = promised as { url: string };
  return { ...told, code: 0, status: 'success', url };
}

function settled(endpoint: Endpoint, language: Language): unknown {
  const nothing = [null, {}].filter((data) => endpoint.output.safeParse(data).success);
  return nothing.length > 0 ? present(endpoint, nothing[0], language) : undefined;
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.method === 'GET') return request.method === 'POST' ? {} : request.query;
  // What stands beside a file is judged before its bytes are read.
  return endpoint.body === 'multipart' ? request.query : (request.body ?? {});
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  return {
    get caller() {
      if (!request.caller) throw new Refusal('noLoginUser');
      return request.caller;
    },
    token: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1],
    language: languageOf(request.headers.lang),
    ip: request.ip,
    device: deviceOf(request.headers['user-agent']),
    requestId: request.id,
    request,
    reply,
  };
}
