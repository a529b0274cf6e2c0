import { describe, expect, it } from 'vitest';
import { workbook } from '../../testing/workbook';
import { Refusal } from '../../http/answers/refusal';
import { openRows } from './openRows';

const csv = (rows: number) =>
  Buffer.from(`Number,Note\n${Array.from({ length: rows }, (_, n) => `${n},"a note, of some length, that repeats itself"`).join('\n')}\n`);

const told = async (reading: Promise<unknown>) => {
  const error: unknown = await reading.catch((reason: unknown) => reason);
  return error instanceof Refusal ? [error.reason, error.params] : error;
};

describe('a long table', () => {
  it('is read whole and in turn, as often as it is asked for, and is gone when it is closed', async () => {
    const rows = await openRows(csv(100_000), 'orders.csv', 100_000);
    expect([rows.headers, rows.total]).toEqual([['Number', 'Note'], 100_000]);
    for (let turn = 0; turn < 2; turn += 1) {
      let next = 0;
      for await (const { line, cells } of rows.each()) {
        if (line !== next + 2 || cells[0] !== String(next)) throw new Error(`Line ${line} is ${cells.join()}.`);
        next += 1;
      }
      expect(next).toBe(100_000);
    }
    await rows.close();
    await expect(Array.fromAsync(rows.each())).rejects.toThrow(/ENOENT/);
  });

  it('of a workbook says the same as a short one does', async () => {
    const file = workbook([['Name', 'Price'], ...Array.from({ length: 3000 }, (_, n) => [`Line\u2028break & "${n}"`, n / 8])]);
    const [long, short] = [await openRows(file, 'a.xlsx', 100_000), await openRows(file, 'a.xlsx')];
    expect(await Array.fromAsync(long.each())).toEqual(await Array.fromAsync(short.each()));
    expect([long.headers, long.total]).toEqual([short.headers, short.total]);
    await long.close();
  });

  it('has its own limits: more rows are refused with their number, and nothing that is no table is read', async () => {
    expect(await told(openRows(csv(30_001), 'a.csv', 30_000))).toEqual(['importTooLarge', { rows: 30_000, columns: 100 }]);
    expect(await told(openRows(csv(20_001), 'a.csv'))).toEqual(['importTooLarge', { rows: 20_000, columns: 100 }]);
    expect(await told(openRows(Buffer.from('PK\u0003\u0004'), 'a.xlsx', 30_000))).toEqual(['importUnreadable', {}]);
  });
});
