import type { NoticeTexts } from '../notice';

type Line = readonly [zh: string, en: string, vn: string];

/** A notice in the three languages from its title and its content, each `[Chinese, English, Vietnamese]`. */
export const inLanguages = ([zhTitle, enTitle, vnTitle]: Line, [zh, en, vn]: Line): NoticeTexts => ({
  'zh-CN': [zhTitle, zh],
  en: [enTitle, en],
  vn: [vnTitle, vn],
});
