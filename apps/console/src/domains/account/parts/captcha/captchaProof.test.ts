import { createDecipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { captchaProof, sealedPoints } from './captchaProof';

const key = 'XwKsGlMcdPMEhR1B';

const opened = (sealed: string) => {
  const decipher = createDecipheriv('aes-128-ecb', key, null);
  return decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8');
};

test('points are sealed as AES-128-ECB that the server can open', () => {
  expect(opened(sealedPoints({ x: 121.5, y: 5 }, key))).toBe('{"x":121.5,"y":5}');
  expect(opened(sealedPoints([{ x: 1, y: 2 }], key))).toBe('[{"x":1,"y":2}]');
});

test('the proof joins token and answer', () => {
  const answer = { x: 100, y: 5 };
  expect(opened(captchaProof({ token: 'a1-b2', answer, secretKey: key }))).toBe('a1-b2---{"x":100,"y":5}');
});

test('without a key everything travels as it is', () => {
  expect(sealedPoints({ x: 1, y: 5 }, '')).toBe('{"x":1,"y":5}');
  expect(captchaProof({ token: 't', answer: { x: 1, y: 5 }, secretKey: null })).toBe('t---{"x":1,"y":5}');
});
