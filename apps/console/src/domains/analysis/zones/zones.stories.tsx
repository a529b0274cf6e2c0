import type { Meta, StoryObj } from '@storybook/react-vite';
import { channelPermissions, dataZoneApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { zoneAnswers } from './zones.fixture';
import { dataZone, zoneWorks } from './zoneScreens';

const community = channelPermissions.hykbDataZone;

const meta: Meta<typeof Stage> = {
  title: 'console/Data zones',
  component: Stage,
  args: { screen: dataZone(community), answers: zoneAnswers(), path: '/zone/gameCommunity' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Zone: Story = {};
/** Where a warning or a notice leads. */
export const Picked: Story = { args: { path: '/zone/gameCommunity?kind=1&favId=32' } };
export const Creators: Story = { args: { path: '/zone/gameCommunity?kind=2' } };
/** Who reads and neither follows nor exports. */
export const ReadOnly: Story = { args: { grants: ['hykbDataZone.query'] } };
export const Empty: Story = { args: { answers: zoneAnswers({ isEmpty: true }) } };
export const Failed: Story = {
  args: { answers: [...zoneAnswers(), answer(dataZoneApi.overview, () => Promise.reject(new Error('down')))] },
};
/** A code of another channel opens nothing here. */
export const OtherZone: Story = { args: { grants: ['biliDataZone.query'] } };
export const Works: Story = { args: { screen: zoneWorks(community), path: '/zone/gameCommunity/works' } };
/** The rows behind a figure. */
export const Behind: Story = { args: { screen: zoneWorks(community), path: '/zone/gameCommunity/works?favId=32' } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
