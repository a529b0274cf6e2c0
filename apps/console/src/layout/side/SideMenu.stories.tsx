import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignedIn } from '../../kit/stage/SignedIn';
import { Stage } from '../../kit/stage/Stage';
import { menuAnswers } from '../menus.fixture';
import { SideMenu } from './SideMenu';

const shownAt = (width: number, isFolded: boolean) =>
  function Shown() {
    return (
      <SignedIn>
        <div style={{ width, height: 460 }}>
          <SideMenu isFolded={isFolded} />
        </div>
      </SignedIn>
    );
  };

const meta: Meta<typeof Stage> = {
  title: 'console/Side menu',
  component: Stage,
  args: { screen: shownAt(230, false), answers: menuAnswers },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Open: Story = {};
export const Folded: Story = { args: { screen: shownAt(80, true) } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
