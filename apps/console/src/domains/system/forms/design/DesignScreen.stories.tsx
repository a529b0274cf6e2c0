import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignedIn } from '../../../../kit/stage/SignedIn';
import { Stage } from '../../../../kit/stage/Stage';
import { DesignScreen } from './DesignScreen';
import { formAnswers } from '../forms.fixture';

const Screen = () => (
  <SignedIn>
    <DesignScreen />
  </SignedIn>
);

const meta: Meta<typeof Stage> = {
  title: 'console/Form design',
  component: Stage,
  args: { screen: Screen, answers: formAnswers(), path: '/?id=1' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Designing: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const NotAllowed: Story = { args: { grants: ['form.query'] } };
