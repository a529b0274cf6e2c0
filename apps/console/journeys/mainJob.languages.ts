import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey';
import type { Person } from './mainJob.people';

const locales = ['en', 'zh-CN', 'vn'] as const;

/** What stands in the circle of a person without a picture. */
const isInitials = /^\p{L}{1,2}$/u;

/** Words that are the same in two languages: names of things, short forms and units. */
const shared = /^(Backlot|English|中文|BD|KOL|Email|Menu|Video|ID|Ctrl|K|M|PH|VN|TH|MY|SG|RM|Rp|S)$/i;

/**
 * Opens every page that a person has seen in all three languages and answers what is wrong: sentences that stay the same
 * from one language to another without coming from the server, gaps that were not filled in, and what axe finds.
 */
export async function wordsOf({ page, visited }: Person): Promise<string[]> {
  const problems: string[] = [];
  const answers: string[] = [];
  const hear = async (response: { url: () => string; text: () => Promise<string> }) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''));
  };
  page.on('response', hear);
  for (const path of visited.values()) {
    const seen: Record<string, Set<string>> = {};
    for (const locale of locales) {
      await page.evaluate((lang) => localStorage.setItem('lang', lang), locale);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
      seen[locale] = await textsOf(page);
      for (const text of seen[locale])
        if (/\{\w+[,}]|\bundefined\b|\bNaN\b|\[object/.test(text)) problems.push(`${path} ${locale}: ${text}`);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    problems.push(...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`));
    const data = answers.join(' ').replaceAll(/\\n|\s+/g, ' ');
    for (const [one, other] of [
      ['en', 'zh-CN'],
      ['en', 'vn'],
      ['zh-CN', 'vn'],
    ] as const) {
      for (const text of seen[one] ?? [])
        if (seen[other]?.has(text) && !isData(text, data)) problems.push(`${path} is the same in ${one} and ${other}: ${text}`);
    }
  }
  page.off('response', hear);
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  return problems;
}

/** Every part of a text that has letters comes from the server, or is a word that languages share. */
const isData = (text: string, data: string) =>
  text
    .split(/ · |, | \/ |[()]/)
    .map((part) => part.trim().replace(/^@/, ''))
    .every(
      (part) =>
        !/\p{L}/u.test(part) ||
        isInitials.test(part) ||
        data.includes(part) ||
        part.split(/[\s\d.,:;+%₫₱฿$/–—-]+/).every((word) => word === '' || shared.test(word)),
    );

/** What a person reads or hears: texts, names, placeholders. */
async function textsOf(page: Page): Promise<Set<string>> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript')) continue;
      found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  return new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean));
}
