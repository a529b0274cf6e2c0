import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignedIn } from '../../../kit/stage/SignedIn';
import { Stage } from '../../../kit/stage/Stage';
import { embeddedAnswers } from './embedded.fixture';
import { EmbeddedScreen } from './EmbeddedScreen';

const screen = () => (
  <SignedIn>
    <EmbeddedScreen />
  </SignedIn>
);

const meta: Meta<typeof Stage> = {
  title: 'console/Embedded page',
  component: Stage,
  args: { screen, path: '/board', answers: embeddedAnswers('https://evil.test/?t={token}') },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Refused: Story = {};
export const Missing: Story = { args: { answers: embeddedAnswers(null) } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
