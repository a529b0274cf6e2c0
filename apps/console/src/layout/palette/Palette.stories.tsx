import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { SignedIn, somebodySignedIn } from '../../kit/stage/SignedIn';
import { Stage } from '../../kit/stage/Stage';
import { SignOutDialog } from '../header/SignOutDialog';
import type { Overlay } from '../useShortcuts';
import { Palette } from './Palette';
import { ShortcutList } from './ShortcutList';

function Shown() {
  const [overlay, setOverlay] = useState<Overlay>('palette');
  return (
    <SignedIn>
      {overlay === 'palette' && <Palette onClose={() => undefined} onOpen={setOverlay} />}
      {overlay === 'signOut' && <SignOutDialog onCancel={() => undefined} />}
    </SignedIn>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'console/Command palette',
  component: Stage,
  args: { screen: Shown, answers: [somebodySignedIn], grants: [] },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Everything: Story = {};
/** By the initials of the Chinese name, whatever the language. */
export const ByInitials: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'zxyh');
    await expect(await screen.findByRole('option', { name: /^Online users/ })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Shortcuts: Story = { args: { screen: () => <ShortcutList onClose={() => undefined} /> } };
export const ShortcutsChinese: Story = { ...Shortcuts, globals: { locale: 'zh-CN' } };
export const ShortcutsVietnameseDark: Story = { ...Shortcuts, globals: { locale: 'vn', mode: 'dark' } };
