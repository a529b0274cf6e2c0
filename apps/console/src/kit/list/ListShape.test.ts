import type { sysPosApi } from '@backlot/contract';
import { expectTypeOf, test } from 'vitest';
import type { FilterIn, ListColumn, ListFilter, ListPreset, ListSearch, ListShape, RowIn, SortIn } from './ListShape';

type Positions = typeof sysPosApi.page;

test('a list knows the rows, filters and sorts of its call', () => {
  expectTypeOf<FilterIn<Positions>>().toEqualTypeOf<'name' | 'code'>();
  expectTypeOf<SortIn<Positions>>().toEqualTypeOf<'name' | 'code' | 'sort'>();
  expectTypeOf<RowIn<Positions>>().toHaveProperty('remark');
});

test('what the call does not take does not compile', () => {
  expectTypeOf<{ kind: 'text'; field: 'code'; label: string }>().toExtend<ListFilter<Positions>>();
  expectTypeOf<{ kind: 'text'; field: 'nickname'; label: string }>().not.toExtend<ListFilter<Positions>>();
  expectTypeOf<{ field: 'searchValue'; label: string }>().not.toExtend<ListSearch<Positions>>();
  expectTypeOf<{ field: 'sort'; header: string; isSortable: true }>().toExtend<ListColumn<Positions>>();
  expectTypeOf<{ field: 'remark'; header: string }>().toExtend<ListColumn<Positions>>();
  expectTypeOf<{ field: 'remark'; header: string; isSortable: true }>().not.toExtend<ListColumn<Positions>>();
  expectTypeOf<{ key: string; label: string; filters: { code: string } }>().toExtend<ListPreset<Positions>>();
  expectTypeOf<{ key: string; label: string; filters: { orgId: string } }>().not.toExtend<ListPreset<Positions>>();
  expectTypeOf<{ orgId: string }>().not.toExtend<NonNullable<ListShape<Positions>['query']>>();
});
