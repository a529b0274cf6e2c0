import { settingApi } from '@backlot/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../stage/answer';
import { lostOnce } from '../stage/lostOnce';
import { Stage } from '../stage/Stage';
import { useTablePorts } from './useTablePorts';

const value = { state: { pageSize: 10, filters: {} }, layout: {} };

function Views() {
  const { viewPort } = useTablePorts('users');
  const [names, setNames] = useState('');
  const [times, setTimes] = useState(0);
  const list = async () => {
    const views = await viewPort.list();
    setNames(views.map(({ name }) => name).join());
    setTimes((before) => before + 1);
  };
  return (
    <>
      <button type="button" onClick={() => void list()}>
        come back
      </button>
      <button type="button" onClick={() => void viewPort.save({ name: 'Mine', isShared: false, value }).then(list, () => undefined)}>
        save
      </button>
      <button type="button" onClick={() => void viewPort.remove('7').catch(list)}>
        delete
      </button>
      <output>{`${times}: ${names}`}</output>
    </>
  );
}

test('the views of a list are asked for once, and anew when one is saved or turned out to be gone', async () => {
  const kept = [{ id: '7', table: 'users', name: 'Abroad', shared: true, mine: true, ownerName: 'Me', state: value }];
  let asked = 0;
  const answers = [
    answer(settingApi.views, () => {
      asked += 1;
      return [...kept];
    }),
    answer(settingApi.saveView, ({ name }) => {
      kept.push({ ...kept[0]!, id: '8', name });
      return { id: '8' };
    }),
    answer(settingApi.deleteView, () => {
      kept.shift();
      throw new Refusal(1_002_001, 'This view is gone.');
    }),
  ];
  await render(<Stage screen={Views} answers={answers} />);
  const shown = page.getByRole('status');
  await page.getByRole('button', { name: 'come back' }).click();
  await expect.element(shown).toHaveTextContent('1: Abroad');
  await page.getByRole('button', { name: 'come back' }).click();
  await expect.element(shown).toHaveTextContent('2: Abroad');
  expect(asked).toBe(1);
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(shown).toHaveTextContent('3: Abroad,Mine');
  expect(asked).toBe(2);
  await page.getByRole('button', { name: 'delete' }).click();
  await expect.element(shown).toHaveTextContent('4: Mine');
  expect(asked).toBe(3);
});

test('a view whose answer was lost is saved again under its name', async () => {
  const lost = lostOnce(settingApi.saveView, { id: '8' });
  await render(<Stage screen={Views} answers={[lost.answer]} />);
  await page.getByRole('button', { name: 'save' }).click();
  await expect.poll(() => lost.ids).toHaveLength(1);
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1:');
  expect(lost.ids).toEqual([expect.any(String), lost.ids[0]]);
});
