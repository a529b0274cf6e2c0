import { sysNoticeApi } from '@backlot/contract';
import { cleanHtml } from '../../../html/cleanHtml';
import { htmlOfText } from '../../../html/htmlOfText';
import { plainText } from '../../../html/plainText';
import type { Language } from '../../../db/Language';
import { validate } from '../../../http/requests/validate';
import type { notices } from '../../../tables/base/notice';

type Notice = typeof notices.$inferSelect;

/** Formatted text as it is kept: cleaned, with its lines beside it for searches and short views. One without any text is refused (1012001). */
export function keptContent(written: string, language: Language): Pick<Notice, 'html' | 'content'> {
  const html = cleanHtml(written);
  const content = plainText(html);
  validate(sysNoticeApi.add.input.pick({ content: true }), { content }, language);
  return { html, content };
}

/** A notice to read: its title, and its text as HTML in the language of the reader. */
export function readable({ title, content, html, texts }: Notice, language: Language): { title: string; content: string } {
  const [shownTitle, text] = texts?.[language] ?? [title, content];
  return { title: shownTitle, content: html ?? htmlOfText(text) };
}
