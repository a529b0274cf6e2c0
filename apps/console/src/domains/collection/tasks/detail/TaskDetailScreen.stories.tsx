import { errors, taskApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, Refusal } from '../../../../kit/stage/answer';
import { Stage } from '../../../../kit/stage/Stage';
import { detailAnswers, failing, targets } from './detail.fixture';
import { TaskDetailScreen } from './TaskDetailScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Extraction task',
  component: Stage,
  args: { screen: TaskDetailScreen, path: '/taskDetail?id=1', answers: detailAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const OneFails: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
/** What goes wrong, each with what mends it. */
export const EveryFailure: Story = {
  args: {
    answers: detailAnswers({
      targets: (['AuthExpired', 'ConsentWithdrawn', 'NotAllowed', 'BadRequest', 'ShapeChanged', 'Timeout', 'LeaseLost'] as const).map(
        (failure, at) => ({
          targetType: 1,
          targetId: String(at + 20),
          name: `@creator.${at}`,
          upId: String(at + 20),
          job: failing(failure),
        }),
      ),
    }),
  },
};
export const TriedAgain: Story = {
  args: {
    answers: detailAnswers({
      targets: targets
        .slice(0, 1)
        .map((one) => ({ ...one, job: failing('Upstream5xx', { queueStatus: 0, can: ['cancel'], waitsFor: 'time', errorMessage: null }) })),
    }),
  },
};
/** Closed, with nothing collected yet. */
export const NeverRun: Story = {
  args: {
    path: '/taskDetail?id=2',
    answers: detailAnswers({ targets: targets.map((one) => ({ ...one, job: null })), runs: [] }),
  },
};
export const ReadOnly: Story = { args: { grants: ['task.query', 'task.get'] } };
export const NoPermission: Story = { args: { grants: [] } };
export const Missing: Story = {
  args: {
    answers: [...detailAnswers(), answer(taskApi.detail, () => Promise.reject(new Refusal(errors.notFound.code, errors.notFound.en)))],
  },
};
export const TargetsFail: Story = {
  args: { answers: [...detailAnswers(), answer(taskApi.targets, () => Promise.reject(new Error('down')))] },
};
