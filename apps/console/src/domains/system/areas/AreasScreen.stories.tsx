import type { Words } from '@backlot/i18n';
import { sysAreaApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { AreasScreen } from './AreasScreen';

const area = (areaCode: string, parentCode: string, levelCode: number, names: Words, hasChildren: boolean, more: object = {}) => ({
  id: areaCode,
  areaCode,
  parentCode,
  levelCode,
  name: names['zh-CN'],
  enName: names.en,
  vnName: names.vn,
  shortName: names.en,
  pinyin: '',
  mergerName: names.en,
  zipCode: null,
  cityCode: null,
  lng: null,
  lat: null,
  hasChildren,
  ...more,
});

const areas = [
  area('PH', '0', 0, { en: 'Philippines', 'zh-CN': '菲律宾', vn: 'Philippines' }, true, {
    pinyin: 'Feilübin',
    cityCode: '+63',
    lng: '120.98',
    lat: '14.6',
  }),
  area('VN', '0', 0, { en: 'Vietnam', 'zh-CN': '越南', vn: 'Việt Nam' }, true, {
    pinyin: 'Yuenan',
    cityCode: '+84',
    lng: '105.85',
    lat: '21.03',
  }),
  area('PH-40', 'PH', 1, { en: 'Calabarzon', 'zh-CN': '甲拉巴松大区', vn: 'Calabarzon' }, true, {
    mergerName: 'Philippines / Calabarzon',
    pinyin: 'Jialabasongdaqu',
  }),
  area('PH-CAV', 'PH-40', 2, { en: 'Cavite', 'zh-CN': '甲米地省', vn: 'Cavite' }, false, {
    mergerName: 'Calabarzon / Cavite',
    pinyin: 'Jiamidisheng',
  }),
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
