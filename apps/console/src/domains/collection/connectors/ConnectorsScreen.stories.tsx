import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { connectorAnswers } from './connectors.fixture';
import { ConnectorsScreen } from './ConnectorsScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Connectors',
  component: Stage,
  args: { screen: ConnectorsScreen, answers: connectorAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['connector.query'] } };
export const Failed: Story = {
  args: { answers: [...connectorAnswers(), answer(connectorApi.page, () => Promise.reject(new Error('down')))] },
};
