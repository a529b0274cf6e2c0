import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createDrafts } from '../../shell/drafts/createDrafts';
import { SignedIn, somebodySignedIn } from '../../kit/stage/SignedIn';
import { Stage } from '../../kit/stage/Stage';
import { createTabs } from '../../shell/tabs/createTabs';
import { WorkspaceContext } from '../../shell/tabs/WorkspaceContext';
import { TabBar } from './TabBar';

/** Storage of its own, so that no story finds the tabs of another. */
function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

function workspaceOf(titles: readonly string[]) {
  const storage = fakeStorage();
  const tabs = createTabs('7', () => storage);
  const drafts = createDrafts('7', { sessionStorage: storage, addEventListener: () => undefined });
  tabs.visit({ key: '/', href: '/' });
  tabs.change('/', { title: 'Creator library' });
  for (const title of titles) {
    const key = `/${title.toLowerCase().replaceAll(' ', '-')}`;
    tabs.visit({ key, href: key });
    tabs.change(key, { title });
    if (title === 'Demand forms') drafts.write(key, 'edit', { name: 'half typed' });
  }
  return { tabs, drafts };
}

const shown = (titles: readonly string[]) =>
  function Shown() {
    const [workspace] = useState(() => workspaceOf(titles));
    return (
      <SignedIn>
        <WorkspaceContext value={workspace}>
          <TabBar />
        </WorkspaceContext>
      </SignedIn>
    );
  };

const few = ['WO261120PH00042', 'Demand forms'];
const many = Array.from({ length: 20 }, (_, at) => `A rather long page name ${at + 1}`);

const meta: Meta<typeof Stage> = { title: 'console/Tab bar', component: Stage, args: { screen: shown(few), answers: [somebodySignedIn] } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Few: Story = {};
export const Single: Story = { args: { screen: shown([]) } };
/** The last one stays, and says so. */
export const LastStays: Story = {
  args: { screen: shown([]) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close Creator library' }));
    await waitFor(() => expect(screen.getByText('This is the last tab')).toBeVisible());
  },
};

export const Many: Story = { args: { screen: shown(many) } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
