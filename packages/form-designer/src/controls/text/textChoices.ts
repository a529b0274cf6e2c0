import type { EditorChoice } from '../editor';

const same = (value: string, text = value): EditorChoice => ({ value, label: { en: text, 'zh-CN': text, vn: text } });

/** Fonts of the original, named by the systems that have them. */
export const fontChoices: readonly EditorChoice[] = [
  { value: '', label: { en: 'Default', 'zh-CN': '默认', vn: 'Mặc định' } },
  { value: 'SimSun', label: { en: 'SimSun', 'zh-CN': '宋体', vn: 'SimSun' } },
  { value: 'FangSong', label: { en: 'FangSong', 'zh-CN': '仿宋', vn: 'FangSong' } },
  { value: 'SimHei', label: { en: 'SimHei', 'zh-CN': '黑体', vn: 'SimHei' } },
  { value: 'PingFangSC-Regular', label: { en: 'PingFang SC', 'zh-CN': '苹方', vn: 'PingFang SC' } },
  { value: 'KaiTi', label: { en: 'KaiTi', 'zh-CN': '楷体', vn: 'KaiTi' } },
  { value: 'LiSu', label: { en: 'LiSu', 'zh-CN': '隶书', vn: 'LiSu' } },
];

/** Sizes from 26 to 9 points. */
export const sizeChoices: readonly EditorChoice[] = [26, 24, 22, 18, 16, 15, 14, 12, 10.5, 9].map((size) => same(`${size}pt`));
