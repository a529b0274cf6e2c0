import { sysPosApi } from '@backlot/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../stage/answer';
import { Stage } from '../stage/Stage';
import { useCountOf } from './useCountOf';
import { usePresetCounts } from './usePresetCounts';

const list = {
  columns: [],
  nameOf: () => '',
  presets: [
    { key: 'bd', label: 'BDs', filters: { code: 'bd' } },
    { key: 'lead', label: 'Leaders', filters: { code: 'lead' } },
  ],
};

function Views() {
  const [round, setRound] = useState(0);
  const presets = usePresetCounts({ endpoint: sysPosApi.page, list, round });
  return (
    <>
      <button type="button" onClick={() => setRound(round + 1)}>
        reload
      </button>
      <output>{presets?.map(({ label, count }) => `${label} ${count}`).join(', ')}</output>
    </>
  );
}

test('each preset tells how many rows it shows, by one row of its own question; a reload counts anew, a failure tells nothing', async () => {
  const asked: unknown[] = [];
  let rows = 12;
  const counted = answer(sysPosApi.page, ({ pageNo, pageSize, code }) => {
    asked.push({ pageNo, pageSize, code });
    if (code === 'lead') throw new Refusal(1016006, 'The service is not available right now.');
    return { pageNo, pageSize, totalPage: rows, totalRows: rows, rows: [] };
  });
  await render(<Stage screen={Views} answers={[counted]} />);
  const shown = page.getByRole('status');
  await expect.element(shown).toHaveTextContent('BDs null, Leaders null');
  await expect.element(shown).toHaveTextContent('BDs 12, Leaders undefined');
  expect(asked).toEqual([
    { pageNo: 1, pageSize: 1, code: 'bd' },
    { pageNo: 1, pageSize: 1, code: 'lead' },
  ]);
  await expect.element(page.getByText('The service is not available right now.')).not.toBeInTheDocument();
  rows = 11;
  await page.getByRole('button', { name: 'reload' }).click();
  await expect.element(shown).toHaveTextContent('BDs 11, Leaders undefined');
});

function Saved() {
  const [round, setRound] = useState(0);
  const [count, setCount] = useState<number>();
  const countOf = useCountOf({ endpoint: sysPosApi.page, list: { ...list, query: { name: 'a' } }, round });
  return (
    <>
      <button type="button" onClick={() => setRound(1)}>
        reload
      </button>
      <button type="button" onClick={() => void countOf({ filters: { code: 'bd' } }).then(setCount)}>
        count
      </button>
      <output>{count}</output>
    </>
  );
}

test("a saved view is counted by the list's own question with what the list always asks; a reload counts anew", async () => {
  const asked: unknown[] = [];
  let rows = 4;
  const counted = answer(sysPosApi.page, (input) => {
    asked.push(input);
    return { pageNo: 1, pageSize: 1, totalPage: rows, totalRows: rows, rows: [] };
  });
  await render(<Stage screen={Saved} answers={[counted]} />);
  const [shown, count] = [page.getByRole('status'), page.getByRole('button', { name: 'count' })];
  await count.click();
  await expect.element(shown).toHaveTextContent('4');
  rows = 5;
  await count.click();
  await page.getByRole('button', { name: 'reload' }).click();
  await count.click();
  await expect.element(shown).toHaveTextContent('5');
  expect(asked).toEqual([
    { pageNo: 1, pageSize: 1, code: 'bd', name: 'a' },
    { pageNo: 1, pageSize: 1, code: 'bd', name: 'a' },
  ]);
});
