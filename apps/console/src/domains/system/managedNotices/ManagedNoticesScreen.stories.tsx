import { sysNoticeApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityDrawer } from '../../../kit/activity/ActivityDrawer';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { managedNoticeAnswers } from './managedNotices.fixture';
import { ManagedNoticesScreen } from './ManagedNoticesScreen';
import { NoticeEditor } from './NoticeEditor';
import { ReceiptDrawer } from './ReceiptDrawer';

const meta: Meta<typeof Stage> = {
  title: 'console/Manage notices',
  component: Stage,
  args: { screen: ManagedNoticesScreen, answers: managedNoticeAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const nothing = () => undefined;
const noDraft = { found: undefined, keep: nothing, forget: nothing };

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['sysNotice.query'] } };
export const Editor: Story = { args: { screen: () => <NoticeEditor id="1" kept={noDraft} onDone={nothing} onClose={nothing} /> } };
export const Receipts: Story = { args: { screen: () => <ReceiptDrawer id="2" onClose={nothing} /> } };
export const Activities: Story = { args: { screen: () => <ActivityDrawer onChanged={nothing} onClose={nothing} /> } };
export const NothingFound: Story = { args: { path: '/?searchValue=nothing' } };
export const Failed: Story = {
  args: { answers: [answer(sysNoticeApi.page, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')))] },
};
