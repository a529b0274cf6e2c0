import { expect, test } from 'vitest';
import { embedSource } from './embedSource';

const origins = ['https://charts.example'];
const sourceOf = (link: string | null) => embedSource({ link, origins, token: 'a/b' });

test('the token goes to a configured origin, and only where the link asks for it', () => {
  expect(sourceOf('https://charts.example/board?t={token}')).toEqual({ kind: 'shown', src: 'https://charts.example/board?t=a%2Fb' });
  expect(sourceOf('https://charts.example/board')).toEqual({ kind: 'shown', src: 'https://charts.example/board' });
});

test.each([
  'https://evil.test/?t={token}',
  'http://charts.example/?t={token}',
  'https://charts.example.evil.test/?t={token}',
  'https://charts.example:8443/?t={token}',
  'https://charts.example@evil.test/?t={token}',
  'https://{token}.charts.example/',
  'javascript:alert(1)//{token}',
  '//charts.example/{token}',
  'not a link',
])('%s gets neither a frame nor the token', (link) => {
  const source = sourceOf(link);
  expect(source.kind).toBe('refused');
  expect(JSON.stringify(source)).not.toMatch(/a\/b|a%2Fb/);
});

test.each([null, '', '  '])('an empty link is a missing page: %o', (link) => {
  expect(sourceOf(link)).toEqual({ kind: 'missing' });
});
