import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import type { HostileRequest } from './HostileRequest.ts';
import { hostileTexts } from './hostileTexts.ts';

interface Frame {
  /** First byte: whether it is the last, packed, and of what kind. */
  first: number;
  payload: Buffer;
  /** Length that is announced instead of the true one. */
  length?: number;
  isMasked: boolean;
}

const masks = [0x12, 0x34, 0x56, 0x78];

function written({ first, payload, length = payload.length, isMasked }: Frame): Buffer {
  const bit = isMasked ? 0x80 : 0;
  const short = Buffer.from([first, bit | Math.min(length, 126)]);
  const long = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8);
  if (long.length === 2) [short[1], long[0], long[1]] = [bit | 126, length >> 8, length & 0xff];
  if (long.length === 8) [short[1]] = [bit | 127];
  if (long.length === 8) long.writeBigUInt64BE(BigInt(length));
  return Buffer.concat([
    short,
    long,
    ...(isMasked ? [Buffer.from(masks), payload.map((byte, at) => byte ^ (masks[at % 4] ?? 0))] : [payload]),
  ]);
}

const text = (payload: string | Buffer, more: Partial<Frame> = {}): Frame => ({
  first: 0x81,
  payload: Buffer.from(payload),
  isMasked: true,
  ...more,
});

const floods: readonly (() => Frame[])[] = [
  () => [text('{"objects":["workOrder:1","/main/workOrder/hall"]}')],
  () => [text('{"objects":["workOrder:9223372036854775808","__proto__:1","../../x"]}')],
  () => [text(JSON.stringify({ objects: Array.from({ length: 200 }, (_, at) => `up:${at}`) }))],
  () => [text('{"objects":{"length":-1}}'), text('{"__proto__":{"objects":[]}}')],
  () => [text('['.repeat(4000))],
  () => [text('x'.repeat(5000))],
  () => [text('x'.repeat(1_000_000))],
  () => [text('x', { length: 2 ** 40 })],
  () => [text('', { first: 0x82 }), text('binary', { first: 0x82 })],
  () => [text(Buffer.from([0xff, 0xfe, 0xc0]))],
  () => [text(deflateRawSync(Buffer.alloc(8 * 1024 * 1024, 'a')).subarray(0, 4000), { first: 0xc1 })],
  () => [text('unmasked', { isMasked: false })],
  () => [text('reserved', { first: 0xf3 })],
  () => [text('going on', { first: 0x80 })],
  () => Array.from({ length: 300 }, () => text('part', { first: 0x01 })),
  () => Array.from({ length: 300 }, () => text('ping', { first: 0x89 })),
  () => Array.from({ length: 300 }, () => text('pong', { first: 0x8a })),
  () => Array.from({ length: 300 }, () => text('{"objects":["sysNotice:1"]}')),
  () => [text('x'.repeat(126), { first: 0x89 })],
  () => [text(Buffer.from([0x03]), { first: 0x88 })],
  () => [text(Buffer.from([0xff, 0xff, 0xff]), { first: 0x88 })],
];

const targets = [
  '/api/main/ws/msg',
  '/api/main/ws/msg?userId=1',
  '/api/main/ws/msg?userId={0}',
  '/api/main/ws/msg?token={token}',
  '/api/main/ws/other',
  '/api/main/login',
  '//',
  '/%ff',
  '/api/main/ws/msg?userId=%ff',
  'http://[',
];

const origins = ['{origin}', 'https://evil.example', 'null', 'http://[', ''];
const protocols = ['{token}', '{token}, {token}', 'x'.repeat(64), '', '../../', '{token}x'];
const usual = <Value>(first: Value, others: readonly Value[]) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(first) }, { weight: 3, arbitrary: fc.constantFrom(...others) });

/** A socket that is opened rightly or wrongly, and what is sent through it at once. */
export const hostileSocket = (accounts: readonly string[]): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      account: fc.constantFrom(...accounts),
      target: usual(targets[0] ?? '', targets),
      origin: usual(origins[0] ?? '', origins),
      protocol: usual(protocols[0] ?? '', protocols),
      version: usual('13', ['8', '', '99999999999']),
      key: usual('dGhlIHNhbXBsZSBub25jZQ==', ['x', '', 'é'.repeat(10)]),
      frames: fc.oneof(
        fc.constantFrom(...floods).map((flood) => Buffer.concat(flood().map(written))),
        fc
          .array(fc.constantFrom(...hostileTexts), { maxLength: 5 })
          .map((texts) => Buffer.concat(texts.map((each) => written(text(each))))),
        fc.uint8Array({ maxLength: 200 }).map((noise) => Buffer.from(noise)),
      ),
    })
    .map(({ account, target, origin, protocol, version, key, frames }) => ({
      call: 'websocket',
      account,
      method: 'GET',
      target,
      headers: [
        ['origin', origin],
        ['connection', 'Upgrade'],
        ['upgrade', 'websocket'],
        ['sec-websocket-version', version],
        ['sec-websocket-key', key],
        ['sec-websocket-extensions', 'permessage-deflate; client_max_window_bits'],
        ['sec-websocket-protocol', protocol],
      ],
      body: frames,
      isCutOff: false,
      isSocket: true,
    }));
