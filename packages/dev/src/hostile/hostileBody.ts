import fc from 'fast-check';

interface Sent {
  body: Buffer;
  headers: readonly (readonly [string, string])[];
  isCutOff?: boolean;
}

const json = (type = 'application/json') => [['content-type', type]] as const;
const lengthOf = (length: number) => ['content-length', String(length)] as const;

/** JSON text as bytes with their length. */
export const plainBody = (text: string): Sent => {
  const body = Buffer.from(text);
  return { body, headers: [...json(), lengthOf(body.length)] };
};

const withType = (text: string, type: string): Sent => ({
  ...plainBody(text),
  headers: [...json(type), lengthOf(Buffer.byteLength(text))],
});
const bytes = (body: Buffer): Sent => ({ body, headers: [...json(), lengthOf(body.length)] });

/** The first key of an object once more. */
const doubled = (text: string): string => text.replace(/^\{("(?:[^"\\]|\\.)*":)/, '{$1null,$1');

const chunked = (text: string): Sent => {
  const parts = [text.slice(0, text.length / 2), text.slice(text.length / 2)].filter(Boolean);
  const body = `${parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`;
  return { body: Buffer.from(body), headers: [...json(), ['transfer-encoding', 'chunked']] };
};

type Spoil = (text: string) => Sent;

/** What a JSON body can be instead of one. */
const spoilt: readonly Spoil[] = [
  (text) => plainBody(doubled(text)),
  (text) => plainBody(text.slice(0, -1)),
  (text) => plainBody(`${text}garbage`),
  (text) => plainBody(`\ufeff${text}`),
  (text) => plainBody(text.replaceAll('"', "'")),
  (text) => plainBody(`${text.slice(0, -1)},}`),
  (text) => plainBody(`/**/${text}`),
  (text) => plainBody(`[${text}]`),
  () => plainBody(''),
  () => plainBody('null'),
  () => plainBody('[]'),
  () => plainBody('"x"'),
  () => plainBody('1e400'),
  () => plainBody('{"__proto__":{"isAdmin":true}}'),
  () => plainBody('['.repeat(100_000)),
  () => plainBody(`{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`),
  () => plainBody(`[${'1,'.repeat(100_000)}1]`),
  () => plainBody(`{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`),
  () => plainBody(`{"account":"${'x'.repeat(240_000)}"}`),
  () => plainBody(`{"account":"${'\\u0000'.repeat(40_000)}"}`),
  () => bytes(Buffer.alloc(300_000, 32)),
  (text) => bytes(Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0xaf, 0x7d])])),
  (text) => bytes(Buffer.from(text, 'utf16le')),
  (text) => withType(text, 'application/json; charset=gb18030'),
  (text) => withType(text, 'application/json; charset=utf-7'),
  (text) => withType(text, 'text/plain'),
  (text) => withType(text, 'application/x-www-form-urlencoded'),
  (text) => withType(text, 'application/xml'),
  (text) => withType(text, 'multipart/form-data'),
  (text) => withType(text, 'multipart/form-data; boundary=x'),
  (text) => withType(text, ''),
  (text) => withType(text, 'application/json;'.repeat(200)),
  (text) => ({ ...plainBody(text), headers: [lengthOf(Buffer.byteLength(text))] }),
  (text) => ({ ...plainBody(text), headers: [...plainBody(text).headers, ['content-encoding', 'gzip']] }),
  (text) => ({ ...plainBody(text), headers: [...json(), lengthOf(Buffer.byteLength(text) + 10)], isCutOff: true }),
  (text) => ({ ...plainBody(text), headers: [...json(), lengthOf(Math.max(0, Buffer.byteLength(text) - 5))] }),
  (text) => ({ ...plainBody(text), headers: [...json(), ['content-length', '-1']] }),
  (text) => ({ ...plainBody(text), headers: [...json(), ['content-length', '99999999999999999999']] }),
  (text) => ({ ...plainBody(text), headers: [...json(), lengthOf(4), ['transfer-encoding', 'chunked']] }),
  (text) => ({ ...chunked(text), headers: [...json(), ['transfer-encoding', 'chunked, identity']] }),
  (text) => ({ ...chunked(text), body: Buffer.from('zz\r\n'), isCutOff: true }),
  chunked,
];

/** The JSON of an input as it should not come. */
export const spoiltBody = (text: string): fc.Arbitrary<Sent> => fc.constantFrom(...spoilt).map((spoil) => spoil(text));
