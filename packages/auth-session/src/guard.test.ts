import { describe, expect, it } from 'vitest';
import { guard, openPaths } from './guard';

const user = { menus: ['home'] };
const toLogin = (redirect: string) => ({ type: 'redirect', to: '/user/login', search: { redirect }, signOut: true });
const to = (path: string) => ({ type: 'redirect', to: path, signOut: false });

describe('the guard of spec section 2.3', () => {
  it.each([...openPaths, '/user/login/', '/user/login?redirect=%2Frule#x'])('G1: %s is open without a token', (path) => {
    expect(guard({ path, hasToken: false, user: null })).toEqual({ type: 'allow' });
  });

  it.each(['/', '/welcome', '/rule?pageNo=3', '/user', '/user/loginx', '/account/settings'])('G1: %s is not', (path) => {
    expect(guard({ path, hasToken: false, user: null })).toEqual(toLogin('/welcome'));
  });

  it('G1: a person without a token is nobody', () => {
    expect(guard({ path: '/rule', hasToken: false, user })).toEqual(toLogin('/welcome'));
  });

  it.each([null, user])('G2: with a token the login screen leads home', (person) => {
    expect(guard({ path: '/user/login', hasToken: true, user: person })).toEqual(to('/welcome'));
  });

  it.each([
    ['/user/login?redirect=%2Frule%3FpageNo%3D3', '/rule?pageNo=3'],
    ['/user/login?redirect=%2F%2Fevil.test', '/welcome'],
    ['/user/login?redirect=%2Fuser%2Flogin', '/welcome'],
    ['/user/login?redirect=', '/welcome'],
  ])('G2, G6: %s leads to %s', (path, target) => {
    expect(guard({ path, hasToken: true, user })).toEqual(to(target));
  });

  it('G3: fetches the person first', () => {
    expect(guard({ path: '/rule?pageNo=3', hasToken: true, user: null })).toEqual({ type: 'loadUser' });
    expect(guard({ path: '/user/register', hasToken: true, user: null })).toEqual({ type: 'loadUser' });
  });

  it('G3: a failed fetch leads to the login screen with the full path', () => {
    expect(guard({ path: '/rule?pageNo=3#x', hasToken: true, user: null, hasFailed: true })).toEqual(toLogin('/rule?pageNo=3#x'));
  });

  it.each(['/rule', '/welcome', '/user/register'])('G4: a person without menus sees the dialog at %s', (path) => {
    expect(guard({ path, hasToken: true, user: { menus: [] }, isFirst: true })).toEqual({ type: 'noMenus' });
  });

  it('G5: the first navigation goes to the redirect query value', () => {
    expect(guard({ path: '/rule?redirect=%2Fshop', hasToken: true, user, isFirst: true })).toEqual(to('/shop'));
    expect(guard({ path: '/rule?redirect=https:evil.test', hasToken: true, user, isFirst: true })).toEqual(to('/welcome'));
  });

  it('G5: or to the requested path', () => {
    expect(guard({ path: '/rule?pageNo=3', hasToken: true, user, isFirst: true })).toEqual({ type: 'allow' });
    expect(guard({ path: '/rule?redirect=%2Fshop', hasToken: true, user })).toEqual({ type: 'allow' });
  });
});
