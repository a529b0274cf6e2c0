import { composeStories } from '@storybook/react-vite';
import { workOrderUpApi } from '@backlot/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { upAuditAnswers, weighed } from './upAudit.fixture';
import * as stories from './UpAuditScreen.stories';

const { Queue } = composeStories(stories, {});
afterEach(() => page.viewport(1280, 800));

test('a long name of a work is cut at the edge of a phone, and so is an address', async () => {
  await page.viewport(360, 740);
  const link = 'https://www.tiktok.com/@a.creator.with.a.long.handle/video/7300000000000000002';
  const works = ['Sulit ba talaga? Panoorin hanggang dulo, kasama ang presyo sa Shopee', null].map((descr, at) => ({
    id: String(at),
    link,
    descr,
    postTime: '2026-11-18 11:00:00',
    views: 128_000,
    likes: 9_400,
  }));
  await render(<Queue answers={[...upAuditAnswers(), answer(workOrderUpApi.detail, () => ({ ...weighed, works }))]} />);
  const links = page.getByRole('list', { name: 'Latest works' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements()).toHaveLength(2);
  // The page takes the shape of a phone a moment after it was drawn.
  await expect.poll(() => Math.max(...links.elements().map((line) => line.getBoundingClientRect().right))).toBeLessThanOrEqual(360);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
