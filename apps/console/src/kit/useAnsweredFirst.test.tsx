import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAnsweredFirst } from './useAnsweredFirst';

const followed: { value: string; shown: string }[] = [];

function Choices({ isRefused = false }: { isRefused?: boolean }) {
  const [value, setValue] = useState('one');
  const [shown, choose] = useAnsweredFirst(value, (next) => {
    followed.push({ value: next, shown: document.querySelector('output')?.textContent ?? '' });
    if (!isRefused) setValue(next);
  });
  return (
    <>
      <output>{shown}</output>
      <button onClick={() => choose('two')}>Two</button>
    </>
  );
}

test('a choice is on the page before anything follows from it, and stays there', async () => {
  followed.length = 0;
  await render(<Choices />);
  await page.getByRole('button', { name: 'Two' }).click();
  await expect.poll(() => followed).toEqual([{ value: 'two', shown: 'two' }]);
  await expect.element(page.getByRole('status')).toHaveTextContent('two');
});

test('what nothing follows from goes back to what it was', async () => {
  followed.length = 0;
  await render(<Choices isRefused />);
  await page.getByRole('button', { name: 'Two' }).click();
  await expect.poll(() => followed.length).toBe(1);
  await expect.element(page.getByRole('status')).toHaveTextContent('one');
});
