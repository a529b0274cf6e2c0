import type { Round } from './compare';
import type { TableRounds } from './dataTable';
import { painted, settled, until } from './moments';
import { type ShowTable, showAgGrid, showBare, showOurs, type ShownTable } from './tableLibraries';
import { tableRows } from './tableRows';

const libraries = { ours: showOurs, bare: showBare, agGrid: showAgGrid };
type Library = keyof typeof libraries;

/** Mount, sort and quick filter of 100,000 rows, ours and the peers in turn. */
export async function measure(): Promise<TableRounds> {
  const rounds: TableRounds = { mountAg: [], mountBare: [], sortNumberAg: [], sortTextAg: [], filterAg: [] };
  const rows = tableRows(100_000);
  for (let round = 0; round < 6; round += 1) {
    const ours = await lived(showOurs, rows);
    const ag = await lived(showAgGrid, rows);
    const bare = await mounted(showBare, rows);
    bare.remove();
    if (round === 0) continue;
    const put = (target: Round[], one: number, other: number) => target.push([one, other]);
    put(rounds.mountAg, ours.mount, ag.mount);
    put(rounds.mountBare, ours.mount, bare.ms);
    put(rounds.sortNumberAg, ours.sortNumber, ag.sortNumber);
    put(rounds.sortTextAg, ours.sortText, ag.sortText);
    put(rounds.filterAg, ours.filter, ag.filter);
  }
  return rounds;
}

let shown: { table: ShownTable; remove: () => void } | undefined;

/** Makes rows and shows them, for measures of memory and scrolling. */
export async function show(library: Library, count: number, pageSize: number): Promise<void> {
  const { table, remove } = await mounted(libraries[library], tableRows(count), pageSize);
  shown = { table, remove };
}

/** Sorts and filters what is shown, so that every cache is filled. */
export async function fillCaches(): Promise<void> {
  if (!shown) throw new Error('Nothing is shown.');
  const { table } = shown;
  await changed(table, () => table.sort('Creator'));
  await changed(table, () => table.filter('Trang'));
}

/** Answers the milliseconds of every frame since the last call, and goes on counting. */
export function frames(): number[] {
  const seen = spent;
  spent = [];
  let last: number | undefined;
  const mine = spent;
  const look = (now: number) => {
    if (last !== undefined) mine.push(now - last);
    last = now;
    if (spent === mine) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return seen;
}

let spent: number[] = [];

async function lived(show: ShowTable, rows: Parameters<ShowTable>[1]) {
  const sorting = async (header: string) => {
    const { table, remove } = await mounted(show, rows);
    const spent = await changed(table, () => table.sort(header));
    remove();
    return spent;
  };
  const [sortNumber, sortText] = [await sorting('Followers'), await sorting('Creator')];
  const { ms, table, remove } = await mounted(show, rows);
  await changed(table, () => table.filter('Trang'));
  const filter = await changed(table, () => table.filter('Putri 9'));
  remove();
  return { mount: ms, sortNumber, sortText, filter };
}

/** Shows a table and waits until its first rows are painted. */
async function mounted(show: ShowTable, rows: Parameters<ShowTable>[1], pageSize = 20) {
  const box = document.body.appendChild(document.createElement('main'));
  await settled();
  const start = performance.now();
  const table = show(box, rows, pageSize);
  await until(() => table.rowCount() >= 16);
  await painted();
  const ms = performance.now() - start;
  await settled();
  const remove = () => {
    table.remove();
    box.remove();
  };
  return { ms, table, remove };
}

/** Milliseconds from an action until the first row is another one and painted. */
async function changed(table: ShownTable, act: () => void): Promise<number> {
  await settled();
  const before = table.firstRow();
  const start = performance.now();
  act();
  await until(() => table.firstRow() !== '' && table.firstRow() !== before);
  await painted();
  return performance.now() - start;
}
