import type { EditorChoice } from '../editor';

const same = (value: string, text = value): EditorChoice => ({ value, label: { 'zh-CN': text, en: text, vn: text } });

/** Fonts of the original, named by the systems that have them. */
export const fontChoices: readonly EditorChoice[] = [
  { value: '', label: { 'zh-CN': '默认', en: 'Default', vn: 'Mặc định' } },
  { value: 'SimSun', label: { 'zh-CN': '宋体', en: 'SimSun', vn: 'SimSun' } },
  { value: 'FangSong', label: { 'zh-CN': '仿宋', en: 'FangSong', vn: 'FangSong' } },
  { value: 'SimHei', label: { 'zh-CN': '黑体', en: 'SimHei', vn: 'SimHei' } },
  { value: 'PingFangSC-Regular', label: { 'zh-CN': '苹方', en: 'PingFang SC', vn: 'PingFang SC' } },
  { value: 'KaiTi', label: { 'zh-CN': '楷体', en: 'KaiTi', vn: 'KaiTi' } },
  { value: 'LiSu', label: { 'zh-CN': '隶书', en: 'LiSu', vn: 'LiSu' } },
];

/** Sizes from 26 to 9 points (spec section 9). */
export const sizeChoices: readonly EditorChoice[] = [26, 24, 22, 18, 16, 15, 14, 12, 10.5, 9].map((size) => same(`${size}pt`));
