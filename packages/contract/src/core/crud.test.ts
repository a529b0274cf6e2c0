import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { crud } from './crud';
import type { InputOf, OutputOf } from './endpoint';
import { text } from './wire';

const users = crud({
  path: 'sysOnlineUser',
  permission: 'sysOnlineUser',
  noun: 'user',
  row: { name: z.string() },
  draft: { name: text(20) },
  filter: { name: text(20).optional() },
  sort: ['name'],
});

test('page fills in the first page of ten and refuses what it does not know', () => {
  expect(users.page.input.parse({})).toEqual({ pageNo: 1, pageSize: 10 });
  expect(users.page.input.safeParse({ pageNo: '2', pageSize: '50', sortField: 'name', sortOrder: 'descend' }).success).toBe(true);
  for (const bad of [
    { pageNo: 0 },
    { pageSize: 101 },
    { pageNo: '1e309' },
    { sortField: 'id;drop table x' },
    { sortOrder: 'asc,1' },
    { colour: 'red' },
  ]) {
    expect(users.page.input.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});

test('edit needs the version that was read; unknown fields are refused', () => {
  expect(users.edit.input.safeParse({ id: '1', name: 'a', version: 3 }).success).toBe(true);
  expect(users.edit.input.safeParse({ id: '1', name: 'a' }).success).toBe(false);
  expect(users.add.input.safeParse({ name: 'a', status: 3 }).success).toBe(false);
});

test('wrong queries and drafts do not compile', () => {
  expectTypeOf<OutputOf<typeof users.page>['rows'][number]>().toEqualTypeOf<{ id: string; version: number; can: string[]; name: string }>();
  expectTypeOf<InputOf<typeof users.add>>().toEqualTypeOf<{ name: string }>();
  // @ts-expect-error `colour` is not a filter
  expectTypeOf<{ colour: string }>().toExtend<InputOf<typeof users.page>>();
});

test('calls carry the permission of their menu', () => {
  expect(users.delete.access).toBe('sysOnlineUser.delete');
  expect(users.page.path).toBe('/main/sysOnlineUser/page');
});
