import { createClient } from '@backlot/api-client';
import { menuApi, onlineUserApi } from '@backlot/contract';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import type { Round } from './compare';

const rounds = 9;
const callsPerRound = 1_500;

/** Microseconds per call on a fake `fetch` that answers at once. */
export async function measure(): Promise<{ list: Round[]; write: Round[] }> {
  const ours = ourClient();
  const peer = axiosClient();
  const query = { pageNo: 2, pageSize: 10, account: 'an' };
  const body = { application: 'channel' };
  return {
    list: await interleave(
      () => ours.call(onlineUserApi.list, query),
      () => peer.get(onlineUserApi.list.path, { params: query }),
    ),
    write: await interleave(
      () => ours.call(menuApi.change, body),
      () => peer.post(menuApi.change.path, body),
    ),
  };
}

async function interleave(ours: () => Promise<unknown>, peer: () => Promise<unknown>): Promise<Round[]> {
  if (JSON.stringify(await ours()) !== JSON.stringify(await peer())) throw new Error('Both sides must give the same data.');
  await timePer(ours);
  await timePer(peer);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push([await timePer(ours), await timePer(peer)]);
  return measured;
}

async function timePer(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let at = 0; at < callsPerRound; at += 1) await call();
  return ((performance.now() - start) * 1000) / callsPerRound;
}

const baseUrl = 'http://backlot.invalid/api';
const timeout = 180_000;
const token = 't'.repeat(43);
const rows = Array.from({ length: 10 }, (_, at) => ({ sessionId: String(at), account: `account-${at}`, name: 'A name of some length' }));
const answer = JSON.stringify({
  success: true,
  code: 200,
  message: 'ok',
  data: { pageNo: 2, pageSize: 10, totalPage: 5, totalRows: 50, rows },
});
const fakeFetch = () => Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }));

const ourClient = () =>
  createClient({
    baseUrl,
    getToken: () => token,
    getLocale: () => 'vn',
    onPolicy: () => undefined,
    refreshSession: () => Promise.resolve('cancelled'),
    fetch: fakeFetch,
  });

/** Axios with interceptors that do the same: token, language, write id, cancel registry, timeout, envelope check, error policy. */
function axiosClient() {
  const running = new Map<InternalAxiosRequestConfig, AbortController>();
  const client = axios.create({ baseURL: baseUrl, timeout, adapter: 'fetch', env: { fetch: fakeFetch } });
  client.interceptors.request.use((config) => {
    const controller = new AbortController();
    running.set(config, controller);
    config.signal = controller.signal;
    config.headers.set('authorization', `Bearer ${token}`);
    config.headers.set('lang', 'vn');
    if (config.method === 'post') config.headers.set('idempotency-key', newId());
    return config;
  });
  client.interceptors.response.use(
    (response) => {
      running.delete(response.config);
      const body = response.data as { success?: boolean; code?: number; data: unknown } | undefined;
      if (typeof body?.success !== 'boolean' || typeof body.code !== 'number' || !body.success) throw new Error('refused');
      return body.data as never;
    },
    (error: { config: InternalAxiosRequestConfig }) => {
      running.delete(error.config);
      throw error;
    },
  );
  return client;
}

const newId = () =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
