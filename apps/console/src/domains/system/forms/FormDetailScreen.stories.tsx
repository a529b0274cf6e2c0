import type { Meta, StoryObj } from '@storybook/react-vite';
import { errors, formApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { formAnswers } from './forms.fixture';
import { FormDetailScreen } from './FormDetailScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Form detail',
  component: Stage,
  args: { screen: FormDetailScreen, answers: formAnswers(), path: '/?id=1' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Published: Story = {};
export const NeverPublished: Story = { args: { path: '/?id=4' } };
export const Closed: Story = { args: { path: '/?id=3' } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const NotAllowed: Story = { args: { grants: ['form.query'] } };
export const Gone: Story = {
  args: { answers: [answer(formApi.detail, () => Promise.reject(new Refusal(errors.notFound.code, errors.notFound.en)))] },
};
