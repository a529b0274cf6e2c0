import { captchaApi, type CaptchaType } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../../../kit/stage/answer';
import { Stage } from '../../../../kit/stage/Stage';
import { CaptchaDialog } from './CaptchaDialog';

const screen = () => <CaptchaDialog onSolved={() => undefined} onClose={() => undefined} />;

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const challenge = (captchaType: CaptchaType) => [
  answer(captchaApi.getCaptcha, () => ({
    repCode: '0000',
    repMsg: null,
    repData: {
      captchaType,
      originalImageBase64: picture,
      jigsawImageBase64: captchaType === 'blockPuzzle' ? picture : null,
      token: 'a',
      secretKey: '',
      wordList: captchaType === 'clickWord' ? ['天', '地', '人'] : null,
      result: false,
    },
    success: true,
  })),
];

const refused = (repCode: string) => [answer(captchaApi.getCaptcha, () => ({ repCode, repMsg: null, repData: null, success: false }))];

const meta: Meta<typeof Stage> = { title: 'console/Captcha', component: Stage, args: { screen } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Puzzle: Story = { args: { answers: challenge('blockPuzzle') } };
export const Words: Story = { args: { answers: challenge('clickWord') } };
export const WordsChineseDark: Story = { args: { answers: challenge('clickWord') }, globals: { locale: 'zh-CN', mode: 'dark' } };
export const PuzzleVietnamese: Story = { args: { answers: challenge('blockPuzzle') }, globals: { locale: 'vn' } };
export const Waiting: Story = { args: { answers: refused('6202') } };
export const Failed: Story = { args: { answers: refused('6112') } };
