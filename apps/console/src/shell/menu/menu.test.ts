import type { MenuNode } from '@backlot/contract';
import { describe, expect, test } from 'vitest';
import { buildMenuTree, flattenMenu } from './buildMenuTree';
import { resolveMenuPath } from './resolveMenuPath';

describe('buildMenuTree', () => {
  test('nests by parent id, keeps the order and resolves relative paths', () => {
    const tree = buildMenuTree([node('1', '0', '/system'), node('3', '1', 'log'), node('2', '1', '/system/user'), node('4', '3', 'vis/')]);
    expect(tree.map(({ path }) => path)).toEqual(['/system']);
    expect(flattenMenu(tree).map(({ path }) => path)).toEqual(['/system', '/system/log', '/system/log/vis', '/system/user']);
  });

  test('survives circles, self-parents and missing parents without losing a node', () => {
    const tree = buildMenuTree([
      node('1', '2', '/a'),
      node('2', '1', '/b'),
      node('3', '3', '/c'),
      node('4', '99', '/d'),
      node('5', '1', '/e'),
    ]);
    expect(
      flattenMenu(tree)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });

  test('an outer link has an address and no path; other schemes are no links', () => {
    const [good, bad] = buildMenuTree([
      node('1', '0', 'https://docs.test/a', { meta: { target: '_blank', link: null } }),
      node('2', '0', 'javascript:alert(1)', { meta: { target: '_blank', link: null } }),
    ]);
    expect(good).toMatchObject({ href: 'https://docs.test/a', path: '' });
    expect(bad?.href).toBeNull();
  });
});

describe('resolveMenuPath', () => {
  const tree = buildMenuTree([
    node('1', '0', '/system', { component: 'RouteView' }),
    node('2', '1', '/system/home', { component: 'SystemHome' }),
    node('3', '1', 'onlineUser', { component: 'OnlineUsers' }),
    node('4', '0', '/old', { redirect: '/system' }),
    node('5', '0', '/x', { redirect: '/y' }),
    node('6', '0', '/y', { redirect: '/x' }),
    node('7', '0', '/empty', {}),
    node('8', '0', '/away', { redirect: '/welcome' }),
  ]);

  test('a component is a screen, with its trail', () => {
    const target = resolveMenuPath(tree, '/system/onlineUser/');
    expect(target).toMatchObject({ kind: 'screen', component: 'OnlineUsers' });
    expect(target.kind === 'screen' && target.trail.map(({ path }) => path)).toEqual(['/system', '/system/onlineUser']);
  });

  test('a directory leads to its first screen, a redirect through others', () => {
    expect(resolveMenuPath(tree, '/system')).toEqual({ kind: 'redirect', to: '/system/home' });
    expect(resolveMenuPath(tree, '/old')).toEqual({ kind: 'redirect', to: '/system/home' });
    expect(resolveMenuPath(tree, '/away')).toEqual({ kind: 'redirect', to: '/welcome' });
  });

  test('circles, empty nodes and strange paths are unknown', () => {
    for (const path of ['/x', '/y', '/empty', '/nothing', '/']) expect(resolveMenuPath(tree, path)).toEqual({ kind: 'unknown' });
  });
});

function node(
  id: string,
  pid: string,
  path: string,
  more: { component?: string; redirect?: string; meta?: Partial<MenuNode['meta']> } = {},
): MenuNode {
  return {
    id,
    pid,
    path,
    name: `menu${id}`,
    component: more.component ?? null,
    redirect: more.redirect ?? null,
    meta: { title: path, enName: null, vnName: null, show: true, hideChildren: false, icon: null, target: null, link: null, ...more.meta },
  };
}
