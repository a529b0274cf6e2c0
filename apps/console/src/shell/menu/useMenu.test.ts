import type { MenuNode } from '@backlot/contract';
import { expect, test } from 'vitest';
import { buildMenuTree } from './buildMenuTree';
import { withHome } from './useMenu';

const node = (path: string, show = true): MenuNode => ({
  id: path,
  pid: '0',
  name: path,
  path,
  component: 'Screen',
  redirect: null,
  meta: { title: path, enName: null, vnName: null, show, hideChildren: false, icon: null, target: null, link: null },
});
const tree = (...nodes: MenuNode[]) => buildMenuTree(nodes);
const paths = (menu: ReturnType<typeof withHome>) => menu.map(({ path }) => path);

test('home stands first in the menu of every application, once', () => {
  const [marketing, system] = [tree(node('/demand'), node('/welcome')), tree(node('/system/home'))];
  expect(paths(withHome(system, [...system, ...marketing]))).toEqual(['/welcome', '/system/home']);
  expect(paths(withHome(marketing, [...marketing, ...system]))).toEqual(['/demand', '/welcome']);
});

test('who has no home is led to none, and an empty menu stays empty', () => {
  const system = tree(node('/system/home'));
  expect(paths(withHome(system, [...system, ...tree(node('/welcome', false))]))).toEqual(['/system/home']);
  expect(paths(withHome([], tree(node('/welcome'))))).toEqual([]);
});
