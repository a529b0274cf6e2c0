import type { Page } from '@playwright/test';

/** What a thumb meets at least, in px: rows, tools and buttons; chips stand closer. */
const sizes = { usual: 44, chip: 34 };

/** Buttons, fields and entries of a phone's screen that are lower than a thumb needs; links within a text are as high as its lines. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(({ usual, chip }) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'button, select, input:not([type=hidden]), textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem]',
    );
    const isChip = (box: Element) => box.closest('.MuiChip-root, .BlTable-views, .BlChip, [data-chip]') !== null;
    const heightOf = (box: HTMLElement) => {
      // A box to tick is as large as what surrounds it, and a field as its frame.
      const around = box.closest<HTMLElement>(
        'label, .MuiCheckbox-root, .MuiRadio-root, .MuiSwitch-root, .MuiInputBase-root, .BlTable-searchField',
      );
      return Math.max(box.getBoundingClientRect().height, around?.getBoundingClientRect().height ?? 0);
    };
    return [...targets]
      .filter((box) => box.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.getBoundingClientRect().width > 1)
      .filter((box) => heightOf(box) < (isChip(box) ? chip : usual) - 0.5)
      .map(
        (box) =>
          `${box.tagName.toLowerCase()} “${box.getAttribute('aria-label') ?? box.innerText.slice(0, 30)}” is ${heightOf(box)} px high`,
      );
  }, sizes);
