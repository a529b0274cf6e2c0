import { expect, holdToken, journey, speak } from './journey';

const orders = [
  { locale: 'en', filter: 'Expiry', from: 'From', opener: 'Open calendar: From', typed: '11/02/2026', done: 'Done' },
  { locale: 'zh-CN', filter: '有效期', from: '从', opener: '打开日历：从', typed: '2026-11-02', done: '完成' },
  { locale: 'vn', filter: 'Hạn', from: 'Từ', opener: 'Mở lịch: Từ', typed: '02/11/2026', done: 'Xong' },
] as const;

for (const { locale, filter, from, opener, typed, done } of orders) {
  journey(
    `in ${locale} a list is narrowed to days typed in the order of the language, or picked in its calendar`,
    async ({ page, context }) => {
      await speak(context, locale);
      await holdToken(page, 'superAdmin');
      await page.goto('/workOrder/commercial');
      const chip = page.getByRole('button', { name: new RegExp(`^${filter}`) });
      await chip.click();
      const box = page.getByRole('textbox', { name: from, exact: true });
      await box.fill(typed);
      await page.getByRole('button', { name: opener }).click();
      await expect(page.getByRole('gridcell', { name: '2', exact: true })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('gridcell', { name: '3', exact: true }).click();
      await page.getByRole('button', { name: done, exact: true }).click();
      await expect(page).toHaveURL(/expireFrom=2026-11-03/);
    },
  );
}
