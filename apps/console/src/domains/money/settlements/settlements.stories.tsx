import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { SettlementDetailScreen } from './batch/SettlementDetailScreen';
import { confirmed, disputed, due, emptyAnswers, own, pending, settled, settlementAnswers } from './settlements.fixture';
import { SettlementsScreen } from './SettlementsScreen';
import { StatementDetailScreen } from './statement/StatementDetailScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Settlement',
  component: Stage,
  args: { screen: SettlementsScreen, answers: settlementAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const beneficiary = ['settle.query', 'settle.get', 'settle.dispute'] as const;

export const Batches: Story = {};
export const NoBatches: Story = { args: { answers: emptyAnswers } };
export const OwnStatements: Story = { args: { answers: settlementAnswers(pending, own), grants: beneficiary } };
export const Preview: Story = { args: { screen: SettlementDetailScreen, path: '/settleDetail?id=1' } };
export const PreviewChineseDark: Story = { ...Preview, globals: { locale: 'zh-CN', mode: 'dark' } };
export const PreviewVietnamese: Story = { ...Preview, globals: { locale: 'vn' } };
export const NothingToSettle: Story = { args: { screen: SettlementDetailScreen, path: '/settleDetail?id=1', answers: emptyAnswers } };
export const Pending: Story = { args: { screen: SettlementDetailScreen, path: '/settleDetail?id=2', answers: settlementAnswers(pending) } };
export const Statement: Story = {
  args: { screen: StatementDetailScreen, path: '/statementDetail?id=71', answers: settlementAnswers(pending, own), grants: beneficiary },
};
export const Disputed: Story = {
  args: { screen: StatementDetailScreen, path: '/statementDetail?id=71', answers: settlementAnswers(pending, disputed) },
};
export const ToPay: Story = {
  args: { screen: SettlementDetailScreen, path: '/settleDetail?id=3', answers: settlementAnswers(confirmed, due) },
};
export const Due: Story = {
  args: { screen: StatementDetailScreen, path: '/statementDetail?id=71', answers: settlementAnswers(confirmed, due) },
};
export const PaidStatement: Story = {
  args: { screen: StatementDetailScreen, path: '/statementDetail?id=71', answers: settlementAnswers(confirmed, settled) },
};
export const PaidStatementChineseDark: Story = { ...PaidStatement, globals: { locale: 'zh-CN', mode: 'dark' } };
export const PaidStatementVietnamese: Story = { ...PaidStatement, globals: { locale: 'vn' } };
export const OwnPaidStatement: Story = { args: { ...PaidStatement.args, grants: beneficiary } };
export const Refused: Story = { args: { screen: SettlementDetailScreen, path: '/settleDetail?id=1', grants: beneficiary } };
