import { accountApi } from '@backlot/contract';
import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createDrafts } from '../../../shell/drafts/createDrafts';
import { answer } from '../../../kit/stage/answer';
import { SignedIn } from '../../../kit/stage/SignedIn';
import { createTabs } from '../../../shell/tabs/createTabs';
import { WorkspaceContext } from '../../../shell/tabs/WorkspaceContext';
import { BaseSettings } from './BaseSettings';
import * as stories from './BaseSettings.stories';

const { Profile } = composeStories(stories, {});

test('the own facts are changed: landline and birthday too, an emptied birthday is taken away', async () => {
  const onUpdate = vi.fn();
  const update = answer(accountApi.updateInfo, (input) => {
    onUpdate(input);
    return null;
  });
  await render(<Profile answers={[...(Profile.args.answers ?? []), update]} />);
  await page.getByRole('textbox', { name: 'Landline' }).fill('+60 3 1111 2222');
  await page.getByRole('textbox', { name: 'Birthday' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(onUpdate.mock.calls[0]?.[0]).toEqual({ nickName: 'Aisyah', sex: 2, birthday: null, tel: '+60 3 1111 2222' });
});

test('what is half typed is there again after another page, and no longer once it is saved', async () => {
  const workspace = { tabs: createTabs('profile'), drafts: createDrafts('profile') };
  const screen = () => (
    <SignedIn>
      <WorkspaceContext value={workspace}>
        <BaseSettings />
      </WorkspaceContext>
    </SignedIn>
  );
  const landline = page.getByRole('textbox', { name: 'Landline' });
  const first = await render(<Profile screen={screen} />);
  await landline.fill('+60 3 1111');
  await first.unmount();
  await render(<Profile screen={screen} />);
  await expect.element(landline).toHaveValue('+60 3 1111');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(workspace.drafts.scopes()).toEqual([]);
});
