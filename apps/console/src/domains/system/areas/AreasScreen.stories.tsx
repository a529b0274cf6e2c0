import { sysAreaApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { AreasScreen } from './AreasScreen';

const area = (
  areaCode: string,
  parentCode: string,
  levelCode: number,
  names: readonly [zh: string, en: string, vn: string],
  hasChildren: boolean,
  more: object = {},
) => ({
  id: areaCode,
  areaCode,
  parentCode,
  levelCode,
  name: names[0],
  enName: names[1],
  vnName: names[2],
  shortName: names[1],
  pinyin: '',
  mergerName: names[1],
  zipCode: null,
  cityCode: null,
  lng: null,
  lat: null,
  hasChildren,
  ...more,
});

const areas = [
  area('PH', '0', 0, ['菲律宾', 'Philippines', 'Philippines'], true, { pinyin: 'Feilübin', cityCode: '+63', lng: '120.98', lat: '14.6' }),
  area('VN', '0', 0, ['越南', 'Vietnam', 'Việt Nam'], true, { pinyin: 'Yuenan', cityCode: '+84', lng: '105.85', lat: '21.03' }),
  area('PH-40', 'PH', 1, ['甲拉巴松大区', 'Calabarzon', 'Calabarzon'], true, {
    mergerName: 'Philippines / Calabarzon',
    pinyin: 'Jialabasongdaqu',
  }),
  area('PH-CAV', 'PH-40', 2, ['甲米地省', 'Cavite', 'Cavite'], false, { mergerName: 'Calabarzon / Cavite', pinyin: 'Jiamidisheng' }),
];

const meta: Meta<typeof Stage> = {
  title: 'console/Areas',
  component: Stage,
  args: {
    screen: AreasScreen,
    answers: [answer(sysAreaApi.list, ({ parentCode = '0' }) => areas.filter((one) => one.parentCode === parentCode))],
  },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Countries: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Empty: Story = { args: { answers: [answer(sysAreaApi.list, () => [])] } };
export const Failed: Story = {
  args: { answers: [answer(sysAreaApi.list, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')))] },
};
