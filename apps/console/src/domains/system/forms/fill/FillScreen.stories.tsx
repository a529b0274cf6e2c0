import type { Meta, StoryObj } from '@storybook/react-vite';
import { errors, formApi } from '@backlot/contract';
import { answer, Refusal } from '../../../../kit/stage/answer';
import { Stage } from '../../../../kit/stage/Stage';
import { FillScreen } from './FillScreen';
import { formAnswers } from '../forms.fixture';

const meta: Meta<typeof Stage> = {
  title: 'console/Form to fill in',
  component: Stage,
  args: { screen: FillScreen, answers: formAnswers(), path: '/?id=1', grants: [] },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Filling: Story = {};
export const OpenForms: Story = { args: { path: '/' } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Closed: Story = {
  args: { answers: [answer(formApi.fill, () => Promise.reject(new Refusal(errors.formClosed.code, errors.formClosed.en)))] },
};
