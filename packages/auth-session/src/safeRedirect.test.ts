import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect';

describe('G6: safeRedirect', () => {
  it.each([
    '/welcome',
    '/rule?pageNo=3&name=a%26b#row-7',
    '/workOrderOwnDetail?id=1265476890672672821',
    '/account/settings/base',
    '/%E8%A7%84%E5%88%99',
    '/rule?note=a%0Ab',
    '/rule?link=https%3A%2F%2Fshop.example%2F%2Fx',
    '/users',
  ])('lets %s through', (value) => {
    expect(safeRedirect(value)).toBe(value);
  });

  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    'https:evil.test',
    'https://evil.test/welcome',
    'http:/evil.test',
    '/%2f%2fevil.test',
    '/%2F/evil.test',
    '/%252f%252fevil.test',
    '/%5cevil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e//evil.test',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '/user/login?redirect=/user/login',
    '/user/login',
    '/user/register',
    '/USER/login',
    '/user',
    '/%75ser/login',
    '/x/../user/login',
    '/welcome%0d%0aSet-Cookie:x',
    '/welcome%250d%250aSet-Cookie:x',
    '/welcome\r\nSet-Cookie:x',
    '/\t/evil.test',
    '/\n/evil.test',
    '/welcome\u2028',
    '/%zz',
    '/',
    'welcome',
    '',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    7,
    ['/rule'],
    { toString: () => '/rule' },
  ])('sends %j to /welcome', (value) => {
    expect(safeRedirect(value)).toBe('/welcome');
  });
});
