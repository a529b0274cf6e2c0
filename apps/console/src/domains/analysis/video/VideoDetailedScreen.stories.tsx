import type { Meta, StoryObj } from '@storybook/react-vite';
import { errors, workInfoApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { detail, workAnswers } from '../parts/works/works.fixture';
import { VideoDetailedScreen } from './VideoDetailedScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Work',
  component: Stage,
  args: { screen: VideoDetailedScreen, answers: workAnswers(), path: '/videoDetailed?id=7101' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Seen: Story = {};
/** A notice names it by another word. */
export const FromNotice: Story = { args: { path: '/videoDetailed?workId=7101&aweId=99' } };
/** What a merchant sees, and of a work that was never looked at before. */
export const ForMerchant: Story = {
  args: {
    grants: ['workInfo.query', 'workInfo.get'],
    answers: workAnswers({
      detail: {
        ...detail,
        curve: [],
        medianOf: 0,
        usual: { views: null, interactionRate: null },
        collected: { comments: 0, positive: 0, neutral: 0, negative: 0 },
        collections: [],
        gained24: null,
        workStatus: 2,
        dataTime: null,
      },
    }),
  },
};
export const OutOfSight: Story = {
  args: {
    answers: [...workAnswers(), answer(workInfoApi.detail, () => Promise.reject(new Refusal(errors.notFound.code, errors.notFound.en)))],
  },
};
export const NoPermission: Story = { args: { grants: [] } };
