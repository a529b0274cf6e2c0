import type { Meta, StoryObj } from '@storybook/react-vite';
import { fxRateApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { Stage } from '../../../kit/stage/Stage';
import { FxRatesScreen } from './FxRatesScreen';

const rows = (['PHP', 'VND', 'THB'] as const).flatMap((fromCurrency, at) =>
  (['USD', 'CNY'] as const).map((toCurrency, to) => ({
    id: String(at * 2 + to + 1),
    version: 0,
    can: ['edit', 'delete'],
    rateDate: '2026-11-23',
    fromCurrency,
    toCurrency,
    rate: ['0.0172', '0.1225', '0.0000384', '0.000273', '0.0298', '0.2121'][at * 2 + to] ?? '1',
    source: at === 1 ? null : 'Central bank',
  })),
);

/** A fresh fake server. */
export const rateAnswers = () => fakeCrud({ api: fxRateApi, rows }).answers;

const meta: Meta<typeof Stage> = {
  title: 'console/Exchange rates',
  excludeStories: ['rateAnswers'],
  component: Stage,
  args: { screen: FxRatesScreen, answers: rateAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Rates: Story = {};
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['fxRate.query'] } };
export const Failed: Story = { args: { answers: [answer(fxRateApi.page, () => Promise.reject(new Error('down')))] } };
