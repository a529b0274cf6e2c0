import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { bea, analysis, analysisAnswers } from './upAnalysis.fixture';
import { UpAnalysisScreen } from './UpAnalysisScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Creator analysis',
  component: Stage,
  args: { screen: UpAnalysisScreen, answers: analysisAnswers(), path: '/upAnalysis?upId=61' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Analysed: Story = {};
export const Today: Story = { args: { path: '/upAnalysis?upId=61&range=today' } };
export const Compared: Story = { args: { path: '/upAnalysis?upId=61&beside=62,63' } };
/** Nothing was collected, and nobody told who follows. */
export const Unknown: Story = {
  args: {
    answers: analysisAnswers({
      summary: {
        ...analysis,
        up: {
          ...bea,
          starLevel: null,
          tier: null,
          credibility: null,
          credibilityPoints: [],
          owner: null,
          labels: [],
          authStatus: 0,
        },
        scores: [],
        series: [],
        dataTime: null,
      },
      works: [],
      parts: [],
    }),
  },
};
export const NothingChosen: Story = { args: { path: '/upAnalysis' } };
export const Failed: Story = {
  args: { answers: analysisAnswers({ summary: () => Promise.reject(new Error('down')) }) },
};
export const NoPermission: Story = { args: { grants: [] } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
