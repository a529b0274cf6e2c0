import type { CommentRow } from '@backlot/contract';
import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak, tokenFor } from './journey';
import { tellComment } from './tellComment';

/** What the buttons and titles on the way are called. */
const words = {
  en: {
    analysis: 'Analysis',
    days90: '90 days',
    comments: 'Comment analysis',
    word: (word: string) => `Word ${word}`,
    black: 'Blacklist the author',
    reason: 'Reason',
    done: (name: string) => `${name} is on the blacklist`,
    warning: (name: string) => `New comment by blacklist fan ${name}`,
    unread: /unread notices?$/,
    open: 'Open',
  },
  'zh-CN': {
    analysis: '达人分析',
    days90: '近 90 天',
    comments: '评论分析',
    word: (word: string) => `词：${word}`,
    black: '拉黑作者',
    reason: '原因',
    done: (name: string) => `${name} 已加入黑名单`,
    warning: (name: string) => `黑粉 ${name} 有新评论`,
    unread: /条未读通知$/,
    open: '查看',
  },
  vn: {
    analysis: 'Phân tích',
    days90: '90 ngày',
    comments: 'Phân tích bình luận',
    word: (word: string) => `Từ ${word}`,
    black: 'Đưa tác giả vào danh sách đen',
    reason: 'Lý do',
    done: (name: string) => `Đã đưa ${name} vào danh sách đen`,
    warning: (name: string) => `Fan đen ${name} vừa bình luận`,
    unread: /thông báo chưa đọc$/,
    open: 'Mở',
  },
};

for (const [at, locale] of (['en', 'zh-CN', 'vn'] as const).entries())
  journey(
    `from the library to a creator's analysis, a word, its comments, a blacklist fan and the news of that fan: ${locale}`,
    async ({ page, context, playwright, server }) => {
      const of = words[locale];
      await speak(context, locale);
      await page.addInitScript(() => localStorage.setItem('backlot.settings', JSON.stringify({ multiTab: true })));
      await holdToken(page, 'staff.2');
      const { up, work } = await creatorAt(page, at);
      await page.goto(`/up/library?searchValue=${encodeURIComponent(up.name)}`);
      const content = page.locator('#content');
      const shown = (selector: string) => content.locator(selector).filter({ visible: true }).first();
      const button = (name: string) => content.getByRole('button', { name, exact: true }).first();
      await shown(`a[href="/talentAdminDetail?id=${up.id}"]`).click();
      await button(of.analysis).click();
      await button(of.days90).click();
      await shown(`a[href="/videoDetailed?id=${work.id}"]`).click();
      await button(of.comments).click();
      const said = await wordUnder(page, work.id);
      await content
        .locator('[data-chip]')
        .filter({ hasText: new RegExp(`^${said}$`), visible: true })
        .click();
      await expect(content.getByText(of.word(said), { exact: true })).toBeVisible();
      await button(of.black).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: of.reason }).fill('Says the same under every work.');
      const marked = page.waitForResponse(/comment\/markBlack$/);
      await dialog.getByRole('button', { name: of.black, exact: true }).click();
      const { ids } = (await marked).request().postDataJSON() as { ids: string[] };
      const comment = await read<CommentRow>(page, `comment/detail?id=${ids[0]}`);
      await expect(page.getByText(of.done(comment.authorName))).toBeVisible();

      const elsewhere = await playwright.request.newContext({ baseURL: server.url });
      await tellComment(elsewhere, 'staff.1', {
        webId: comment.webId,
        platformWorkId: work.platformWorkId,
        platformCommentId: `news-${Date.now()}`,
        authorPlatformId: comment.authorPlatformId ?? '',
        authorName: comment.authorName,
        content: `The same again, ${locale}`,
        commentTime: new Date().toISOString().slice(0, 19).replace('T', ' '),
      });
      await elsewhere.dispose();
      // Its news comes by itself, and leads to it.
      const news = page.getByRole('status').filter({ hasText: of.warning(comment.authorName) });
      await news.getByRole('button', { name: of.open, exact: true }).click();
      await expect(page.getByRole('dialog').getByText(`The same again, ${locale}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // Everything is as it was left: the word, the days of the analysis, what was looked for in the library.
      const tab = (path: string) => page.locator(`nav a[href^="${path}?"]`).filter({ visible: true }).first();
      await tab('/commentInfo').click();
      await expect(content.getByText(of.word(said), { exact: true }).filter({ visible: true })).toBeVisible();
      await tab('/upAnalysis').click();
      await expect(button(of.days90)).toHaveAttribute('aria-pressed', 'true');
      await tab('/up/library').click();
      await expect(content.getByRole('searchbox').filter({ visible: true }).first()).toHaveValue(up.name);
    },
  );

/** A creator of the channel that has a work with many comments, another one each time. */
async function creatorAt(page: Page, at: number) {
  const { rows } = await read<{ rows: CommentRow[] }>(page, 'comment/page?webId=10&pageNo=1&pageSize=100');
  const open = rows.filter(({ authorPlatformId, blackFan }) => authorPlatformId !== null && blackFan === null);
  const byWork = Map.groupBy(open, ({ work }) => work.id);
  const [, most] = [...byWork].toSorted(([, a], [, b]) => b.length - a.length)[at] ?? [];
  if (!most?.[0]) throw new Error('Nobody has said anything.');
  const { up, work } = most[0];
  const { link } = await read<{ link: string }>(page, `workInfo/detail?id=${work.id}`);
  return { up, work: { ...work, platformWorkId: link.split('/').at(-1) ?? '' } };
}

/** A word of a work's cloud that somebody said who is on no blacklist. */
async function wordUnder(page: Page, workId: string): Promise<string> {
  const { words: said } = await read<{ words: { word: string }[] }>(page, `comment/cloud?range=90&workId=${workId}`);
  for (const { word } of said) {
    const { rows } = await read<{ rows: CommentRow[] }>(page, `comment/page?workId=${workId}&word=${encodeURIComponent(word)}`);
    if (rows.every(({ blackFan }) => blackFan === null) && rows.some(({ authorPlatformId }) => authorPlatformId !== null)) return word;
  }
  throw new Error('Everybody is on the blacklist.');
}

async function read<Data>(page: Page, path: string): Promise<Data> {
  const answer = await page.request.get(`/api/main/${path}`, {
    headers: { authorization: `Bearer ${await tokenFor(page.request, 'staff.2')}` },
  });
  return ((await answer.json()) as { data: Data }).data;
}
