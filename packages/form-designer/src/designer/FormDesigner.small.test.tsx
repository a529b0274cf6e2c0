import { afterEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { builtInControls } from '../controls/builtInControls';
import { createControl } from '../document/createControl';
import { formOf, input, openDesigner } from './openDesigner';

afterEach(cleanup);

const partsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Texts of which a word goes on in the next line, or that do not fit. */
const brokenTexts = (selector: string) =>
  partsOf(selector)
    .filter((element) => element.scrollWidth > element.clientWidth || hasBrokenWord(element.firstChild as Text))
    .map(({ textContent }) => textContent);

function hasBrokenWord(text: Text): boolean {
  return [...text.data.matchAll(/\S+/g)].some(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
}

/** Sides that scroll show a bar there, where a browser does not lay it over them. */
const withScrollbars = () => {
  const style = document.createElement('style');
  style.textContent = '.fd-tabpanel { padding-inline-end: 23px !important }';
  document.querySelector('.fd-left')?.append(style);
};

describe.each(['en', 'zh-CN', 'vn'] as const)('in %s', (locale) => {
  test.each([
    [1440, 860],
    [1040, 700],
    [360, 720],
  ])('G1.6 palette and tools have whole words in a window of %i px, all or none', async (width, height) => {
    await page.viewport(width, height);
    await openDesigner({ controls: builtInControls, onSave: () => undefined, onClose: () => undefined }, locale, { width, height });
    withScrollbars();
    expect(partsOf('.fd-entry').length).toBe(builtInControls.length);
    expect(brokenTexts('.fd-entry > span')).toEqual([]);
    const names = partsOf('.fd-tool-name');
    const shown = names.filter((name) => name.checkVisibility());
    expect(shown.length).toBe(width > 1000 ? names.length : 0);
    expect(names.length).toBe(13);
    expect(brokenTexts('.fd-tool-name')).toEqual([]);
    if (width > 1000) expect(new Set(partsOf('.fd-tool').map((tool) => tool.offsetTop)).size).toBe(1);
    // While the mouse is on a tool, its title stands in a tooltip.
    await userEvent.hover(document.querySelector('.fd-canvas') as Element);
    for (const tool of partsOf('.fd-tool'))
      await expect.poll(() => tool.closest('[title]')?.getAttribute('title') ?? '').toContain(tool.getAttribute('aria-label'));
  });
});

test('G1.7 on a phone the canvas has half of the height, whichever side is open', async () => {
  await page.viewport(360, 740);
  const { screen } = await openDesigner({ document: formOf(...Array.from({ length: 30 }, (_, at) => input(`f${at}`))) }, 'en', {
    width: 360,
    height: 740,
  });
  const share = () => (document.querySelector('.fd-canvas')?.clientHeight ?? 0) / 740;
  const palette = screen.getByRole('searchbox', { name: 'Search controls' });
  await expect.element(palette).toBeVisible();
  expect(share()).toBeGreaterThanOrEqual(0.49);
  await screen.getByRole('tab', { name: 'Form properties' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Form layout' })).toBeVisible();
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(screen.getByRole('tab', { name: 'Controls', exact: true })).toHaveAttribute('aria-selected', 'false');
  expect(share()).toBeGreaterThanOrEqual(0.49);
  await screen.getByRole('tab', { name: 'Controls', exact: true }).click();
  await expect.element(palette).toBeVisible();
  partsOf('.fd-item')[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Label', exact: true })).toBeVisible();
  // The keys go there with the frame after the one that shows it.
  await expect.poll(() => document.activeElement?.closest('.fd-right') ?? null).not.toBeNull();
});

test('G1.8 repeating rows and choices with fields have a frame with their title in the canvas', async () => {
  const named = (type: 'batch' | 'selectInputList', label: string) => ({ ...createControl(type, () => type), label });
  const { screen } = await openDesigner({
    controls: builtInControls,
    document: formOf(named('batch', 'Works'), named('selectInputList', 'Ways')),
  });
  for (const title of ['Works', 'Ways']) {
    await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
    const frame = screen.getByText(title, { exact: true }).element().parentElement as HTMLElement;
    expect(getComputedStyle(frame).borderTopStyle).toBe('solid');
    expect(frame.querySelector('.fd-slot')).not.toBeNull();
  }
});

test('G5.7 where data is missing, the first field that lacks it has the focus after 获取数据', async () => {
  const needed = (key: string) => input(key, { rules: [{ required: true, message: `no ${key}` }] });
  const { screen } = await openDesigner({ controls: builtInControls, document: formOf(input('a'), needed('b'), needed('c')) });
  await screen.getByRole('button', { name: 'Preview' }).click();
  await screen.getByRole('button', { name: 'Get data' }).click();
  await expect.element(screen.getByTestId('fd-preview').getByRole('textbox', { name: 'b' })).toHaveFocus();
  await expect.element(screen.getByText('no c')).toBeVisible();
});
