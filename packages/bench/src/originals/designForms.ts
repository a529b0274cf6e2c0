import type { Locator, Page } from 'playwright';
import { show } from './openOriginal';

/** What the original writes for a form; only what a script reads here is named. */
export interface OriginalDocument {
  readonly list: readonly OriginalControl[];
}

export interface OriginalControl {
  readonly type: string;
  readonly model: string;
  readonly key: string;
  readonly list: readonly OriginalControl[];
  readonly columns: readonly { readonly list: readonly OriginalControl[] }[];
  readonly trs: readonly { readonly tds: readonly { readonly list: readonly OriginalControl[] }[] }[];
}

/** The designer of the original, worked with the mouse and the keyboard. */
function hands(page: Page) {
  const entry = (name: string) => page.locator('aside.left li').filter({ hasText: new RegExp(String.raw`^\s*${name}\s*$`) });
  const rest = () => page.waitForTimeout(350);
  const add = async (name: string) => {
    await page
      .locator('.form-panel')
      .click({ position: { x: 5, y: 5 } })
      .catch(() => undefined);
    await entry(name).click();
    await rest();
  };
  const drag = async (name: string, into: Locator) => {
    await entry(name).dragTo(into);
    await rest();
  };
  const rule = async (of: Locator, message: string, pattern: string) => {
    await of.click();
    await rest();
    await page.getByText('增加校验', { exact: true }).click();
    await page.getByPlaceholder('提示信息').last().fill(message);
    await page.getByPlaceholder('正则表达式pattern').last().fill(pattern);
    await rest();
  };
  const require = async (of: Locator) => {
    await of.click();
    await rest();
    await page.locator('aside.right .ant-checkbox-wrapper').filter({ hasText: '必填' }).click();
    await rest();
  };
  return { add, drag, rule, require };
}

const read = (page: Page) =>
  page.evaluate<string>('JSON.stringify(window.shown.getValue())').then((text) => JSON.parse(text) as OriginalDocument);

/** A batch and a selectInputList with children, some of them required. */
export async function designSubforms(page: Page): Promise<OriginalDocument> {
  await show(page, 'k-form-design', {});
  const { add, drag, require } = hands(page);
  await add('动态表格');
  const batch = page.locator('.batch-box .list-main').first();
  for (const name of ['输入框', '数字输入框', '下拉选择器', '多选框', '日期选择框', '开关', '级联选择器']) await drag(name, batch);
  await require(batch.locator(':scope > *').filter({ hasText: '输入框' }).first());
  await add('选择输入列');
  const columns = page.locator('.select-input-list-box .list-main');
  for (const name of ['输入框', '数字输入框']) await drag(name, columns.nth(0));
  for (const name of ['下拉选择器', '开关']) await drag(name, columns.nth(1));
  return read(page);
}

/** Fields with patterns, required ones and both. */
export async function designPatterns(page: Page): Promise<OriginalDocument> {
  await show(page, 'k-form-design', {});
  const { add, rule, require } = hands(page);
  for (const name of ['输入框', '文本框', '数字输入框', '下拉选择器']) await add(name);
  const item = (name: string) => page.locator('.form-panel .list-main > *').filter({ hasText: name });
  await rule(item('输入框').first(), '请输入手机号', String.raw`^1\d{10}$`);
  await rule(item('输入框').first(), '不能以0结尾', '[1-9]$');
  await require(item('文本框'));
  await rule(item('文本框'), '太短', '.{5,}');
  await require(item('下拉选择器'));
  return read(page);
}

/** Fields in a grid, in tabs and in a table of which two cells were merged. */
export async function designLayouts(page: Page): Promise<OriginalDocument> {
  await show(page, 'k-form-design', {});
  const { add, drag } = hands(page);
  await page.getByText('布局控件').click();
  await add('栅格布局');
  const cells = page.locator('.form-panel .list-main .list-main');
  await drag('输入框', cells.nth(0));
  await drag('评分', page.locator('.ant-col .list-main, .grid-col .list-main').nth(1));
  await add('标签页布局');
  await drag('单选框', page.locator('.ant-tabs-tabpane-active .list-main').last());
  await add('表格布局');
  const tds = page.locator('.table-layout td');
  await drag('滑动输入条', tds.nth(0).locator('.list-main'));
  await drag('时间选择框', tds.nth(3).locator('.list-main'));
  await tds.nth(0).click({ button: 'right', position: { x: 4, y: 4 } });
  await page.locator('.right-menu').getByText('向右合并').click();
  await page.waitForTimeout(350);
  return read(page);
}
