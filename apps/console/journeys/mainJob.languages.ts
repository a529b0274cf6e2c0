import type { Page } from '@playwright/test';
import { axeFindings } from './axeFindings';
import { expect } from './journey';
import type { Person } from './mainJob.people';
import { begin, openRoute } from './menuRoutes';

const locales = ['en', 'zh-CN', 'vn'] as const;

/** What stands in the circle of a person without a picture. */
const isInitials = /^\p{L}{1,2}$/u;

/** Words that are the same in two languages: names of things, short forms and units. */
const shared = /^(Backlot|English|中文|BD|KOL|Email|Menu|Video|ID|Ctrl|K|M|PH|VN|TH|MY|SG|RM|Rp|S|GMV|US)$/i;

const home = '/welcome';

/**
 * Opens every page that people have seen, with the first who has, in all three languages and answers what is wrong:
 * sentences that stay the same from one language to another without coming from the server, gaps that were not filled
 * in, and what axe finds on records. Lists stand in a menu, where `everyRoute` lets axe look at them.
 */
export async function wordsOf(people: readonly Person[]): Promise<string[]> {
  const problems: string[] = [];
  const known = new Set<string>();
  for (const { page, visited } of people) {
    const paths = [...visited].filter(([pattern]) => pattern === home || !known.has(pattern)).map(([, path]) => path);
    for (const pattern of visited.keys()) known.add(pattern);
    problems.push(...(await wordsAt(page, paths)));
  }
  return problems;
}

async function wordsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''));
  });
  const seen: Record<string, Set<string>[]> = {};
  for (const locale of locales) {
    await page.evaluate((lang) => localStorage.setItem('lang', lang), locale);
    await begin(page);
    seen[locale] = [];
    for (const path of paths) {
      await openRoute(page, path);
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      const texts = await textsOf(page);
      seen[locale].push(texts);
      for (const text of texts) if (/\{\w+[,}]|\bundefined\b|\bNaN\b|\[object/.test(text)) problems.push(`${path} ${locale}: ${text}`);
      if (locale === 'en' && path.includes('id=')) problems.push(...(await axeFindings(page, path)));
    }
  }
  const data = answers.join(' ').replaceAll(/\\n|\s+/g, ' ');
  for (const [at, path] of paths.entries()) {
    for (const [one, other] of [
      ['en', 'zh-CN'],
      ['en', 'vn'],
      ['zh-CN', 'vn'],
    ] as const) {
      for (const text of seen[one]?.[at] ?? [])
        if (seen[other]?.[at]?.has(text) && !isData(text, data)) problems.push(`${path} is the same in ${one} and ${other}: ${text}`);
    }
  }
  return problems;
}

/** A day or a moment, written the same in every language. */
const exactTime = /\b\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?(?: GMT[+-][\d:]+)?|\bYYYY-MM-DD\b/g;

/** Every part of a text that has letters comes from the server, or is a word that languages share. */
const isData = (text: string, data: string) =>
  text
    .replaceAll(exactTime, '')
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
  return new Set(
    texts
      .flatMap((text) => text.split('\n'))
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  );
}
