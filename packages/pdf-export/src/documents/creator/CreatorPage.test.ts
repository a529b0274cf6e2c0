import { locales, translator } from '@backlot/i18n';
import { expect, test } from 'vitest';
import { creator } from '../../fixtures/creator';
import { extractText, readInfo } from '../../fixtures/poppler';
import { printItem } from '../../fixtures/printItem';
import { CreatorPage } from './CreatorPage';
import { creatorStrings } from './creatorStrings';

const solid = (text: string) => text.replace(/\s/g, '');

test.each(locales)('a profile in %s says who it is, how it does and who follows', async (locale) => {
  const t = translator(creatorStrings, locale);
  const pdf = await printItem(CreatorPage, creator, locale);
  const text = solid(extractText(pdf));
  for (const words of [t('creator'), creator.nickname, t('starOf', { star: 4 }), t('female'), t('source4'), '2026-10-24'])
    expect(text).toContain(solid(words));
  expect(readInfo(pdf)).toMatchObject({ 'Page size': '1200 x 1697 pts', Pages: '1' });
});
