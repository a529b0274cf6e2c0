import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { SignedIn } from '../../kit/stage/SignedIn';
import { Stage } from '../../kit/stage/Stage';
import { useShownList } from '../../shell/menu/recordList';
import { menuAnswers } from '../menus.fixture';
import { SideMenu } from './SideMenu';

const Record = () => {
  useShownList('/menu/3');
  return <h1>A record</h1>;
};

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <SignedIn>
      <SideMenu />
      {isOpen && <Record />}
      <button onClick={() => setOpen(false)}>Leave</button>
    </SignedIn>
  );
}

test('the entry of a list stays the open one on the page of its record, and no longer', async () => {
  await render(<Stage screen={Page} answers={menuAnswers} path="/recordDetail?id=1" />);
  const entry = page.getByRole('link', { name: 'Users' });
  await expect.element(entry).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(entry).not.toHaveAttribute('aria-current');
});
