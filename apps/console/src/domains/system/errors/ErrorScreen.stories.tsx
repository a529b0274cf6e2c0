import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenError } from '../../../layout/screen/ScreenError';
import { Stage } from '../../../kit/stage/Stage';
import { ErrorScreen } from './ErrorScreen';

const meta: Meta<typeof Stage> = { title: 'console/Error pages', component: Stage, args: { answers: [] } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Forbidden: Story = { args: { screen: () => <ErrorScreen code={403} /> } };
export const NotFound: Story = { args: { screen: () => <ErrorScreen code={404} /> }, globals: { locale: 'zh-CN' } };
export const ServerError: Story = { args: { screen: () => <ErrorScreen code={500} /> }, globals: { locale: 'vn', mode: 'dark' } };
export const MissingChunk: Story = {
  args: {
    screen: () => (
      <ScreenError error={new TypeError('Failed to fetch dynamically imported module: http://host/assets/onlineUsers-B1x_2a-.js')} />
    ),
  },
};
