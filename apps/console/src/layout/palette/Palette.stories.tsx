import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignedIn, somebodySignedIn } from '../../shared/stage/SignedIn';
import { Stage } from '../../shared/stage/Stage';
import { Palette } from './Palette';
import { ShortcutList } from './ShortcutList';

const shown = () => (
  <SignedIn>
    <Palette onClose={() => undefined} onOpenShortcuts={() => undefined} />
  </SignedIn>
);

const meta: Meta<typeof Stage> = { title: 'console/Command palette', component: Stage, args: { screen: shown, answers: [somebodySignedIn] } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Everything: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Shortcuts: Story = { args: { screen: () => <ShortcutList onClose={() => undefined} /> } };
