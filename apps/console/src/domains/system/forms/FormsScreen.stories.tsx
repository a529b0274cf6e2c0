import type { Meta, StoryObj } from '@storybook/react-vite';
import { formApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { formAnswers } from './forms.fixture';
import { FormsScreen } from './FormsScreen';

const meta: Meta<typeof Stage> = { title: 'console/Forms', component: Stage, args: { screen: FormsScreen, answers: formAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['form.query'] } };
export const NothingFound: Story = { args: { path: '/?name=nothing' } };
export const Failed: Story = { args: { answers: [answer(formApi.page, () => Promise.reject(new Error('down')))] } };
