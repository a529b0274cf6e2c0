import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { TableState } from '../state/TableState';
import type { TablePage } from './TableSource';
import { useTableRows } from './useTableRows';

const stateOf = (pageNo: number): TableState => ({ pageNo, pageSize: 10, filters: {} });
const pageOf = (pageNo: number): TablePage<string> => ({ rows: [`row of page ${pageNo}`], totalRows: 30 });
const onPageEmpty = () => undefined;

/** Shows the first page, then asks for the second one; `drawn` is what was drawn since. */
async function flip(answer: Promise<TablePage<string>>) {
  const source = ({ pageNo }: TableState) => (pageNo === 1 ? pageOf(1) : answer);
  const drawn: { isWaiting: boolean; isSlow: boolean; phase: string }[] = [];
  const hook = await renderHook(
    (state?: TableState) => {
      const rows = useTableRows({ source, state: state ?? first, onPageEmpty });
      drawn.push({ isWaiting: rows.isWaiting, isSlow: rows.isSlow, phase: rows.phase });
      return rows;
    },
    { initialProps: first },
  );
  drawn.length = 0;
  await hook.rerender(stateOf(2));
  return { hook, drawn };
}

const first = stateOf(1);

test('a page that comes soon is drawn without a sign of waiting, and says meanwhile that it is loading', async () => {
  const { hook, drawn } = await flip(Promise.resolve(pageOf(2)));
  await expect.poll(() => hook.result.current.page).toEqual(pageOf(2));
  expect(drawn).toEqual([
    { isWaiting: false, isSlow: false, phase: 'loading' },
    { isWaiting: false, isSlow: false, phase: 'ready' },
  ]);
});

test('a page that takes longer is waited for, long before it is called slow, with the rows before it', async () => {
  const { promise, resolve } = Promise.withResolvers<TablePage<string>>();
  const { hook, drawn } = await flip(promise);
  await expect.poll(() => hook.result.current.isWaiting).toBe(true);
  expect(drawn.find(({ isWaiting }) => isWaiting)?.isSlow).toBe(false);
  expect(hook.result.current.page).toEqual(pageOf(1));
  resolve(pageOf(2));
  await expect.poll(() => hook.result.current.page).toEqual(pageOf(2));
  expect(hook.result.current.isWaiting).toBe(false);
});
