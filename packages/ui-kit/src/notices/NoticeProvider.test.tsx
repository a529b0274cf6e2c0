import TextField from '@mui/material/TextField';
import { composeStories } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialogs/Dialog';
import { SideDrawer } from '../dialogs/SideDrawer';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import { NoticePlace } from './NoticePlace';
import { NoticeProvider, useNotice } from './NoticeProvider';
import * as stories from './NoticeProvider.stories';

const { OnDemand, EveryKind } = composeStories(stories);

afterEach(() => page.viewport(1280, 800));

const show = () => render(<OnDemand />, { wrapper: BacklotThemeProvider });

test('a notice is read out politely, an error at once', async () => {
  const screen = await render(<EveryKind />, { wrapper: BacklotThemeProvider });
  await expect.element(screen.getByRole('status').getByText('3 creators submitted to 11.11 sunscreen launch')).toBeVisible();
  await expect.element(screen.getByRole('alert').getByText('Forbidden')).toBeVisible();
  expect(screen.getByRole('status').getByText('Forbidden').query()).toBeNull();
});

test('undo runs once and closes the notice', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Change' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('undone')).toBeVisible();
  await expect.element(screen.getByText('3 rows changed')).not.toBeInTheDocument();
});

test('three at most; dismissing one lets the fourth in', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Four' }).click();
  await expect.element(screen.getByText('three')).toBeVisible();
  expect(screen.getByText('four').query()).toBeNull();
  await screen.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.element(screen.getByText('four')).toBeVisible();
  expect(screen.getByText('one').query()).toBeNull();
});

test('a notice leaves by itself, but not while it is focused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const screen = await show();
    screen
      .getByRole('button', { name: 'Enable' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(screen.getByText('Rule enabled')).toBeVisible();
    const dismiss = screen.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement;
    dismiss.focus();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(screen.getByText('Rule enabled')).toBeVisible();
    dismiss.blur();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(screen.getByText('Rule enabled')).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('on a phone a notice stands at the bottom, never over the header, and the end of the page is reached below it', async () => {
  await page.viewport(360, 740);
  const screen = await render(
    <Saying>
      <header style={{ height: 55 }}>
        <Actions />
      </header>
      <div style={{ height: 1500 }} />
      <p style={{ margin: 0 }}>The end</p>
    </Saying>,
    { wrapper: BacklotThemeProvider },
  );
  await screen.getByRole('button', { name: 'Say it' }).click();
  const notice = screen.getByText('Kept as a draft');
  await expect.poll(() => placeOf(notice).top).toBeGreaterThan(660);
  expect(placeOf(notice).bottom).toBeLessThan(740);
  expect(isOnTop(screen.getByRole('button', { name: 'Say it' }))).toBe(true);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const room = () => placeOf(screen.getByRole('region', { name: 'Notices' })).top - placeOf(screen.getByText('The end')).bottom;
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  window.scrollTo(0, 0);
});

test.for([
  ['while the bar sticks', 0],
  ['where the page ends', 9000],
] as const)(
  'on a phone a notice stands on the upper edge of a bar that sticks to the bottom, and moves none of its buttons: %s',
  async ([, scrolled]) => {
    await page.viewport(360, 740);
    const screen = await render(
      <Saying>
        <div style={{ height: 1500 }} />
        <div style={{ position: 'sticky', bottom: 0 }}>
          <NoticePlace isOpen isOnBar />
          <Actions />
        </div>
        <div style={{ height: 300 }} />
      </Saying>,
      { wrapper: BacklotThemeProvider },
    );
    window.scrollTo(0, scrolled);
    const button = screen.getByRole('button', { name: 'Say it' });
    const before = placeOf(button).top;
    (button.element() as HTMLElement).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const notice = screen.getByText('Kept as a draft');
    await expect.element(notice).toBeVisible();
    expect([placeOf(button).top, placeOf(notice).bottom < before, isOnTop(notice), isOnTop(button)]).toEqual([before, true, true, true]);
    window.scrollTo(0, 0);
  },
);

test('where there is room a notice stands at the bottom left, also beside such a bar', async () => {
  const screen = await render(
    <Saying>
      <div style={{ height: 200 }} />
      <div>
        <NoticePlace isOpen isOnBar />
        <Actions />
      </div>
    </Saying>,
    { wrapper: BacklotThemeProvider },
  );
  await screen.getByRole('button', { name: 'Say it' }).click();
  const region = screen.getByRole('region', { name: 'Notices' });
  await expect.element(region.getByText('Kept as a draft')).toBeVisible();
  expect([placeOf(region).left, placeOf(region).bottom]).toEqual([20, window.innerHeight - 20]);
  expect(screen.getByRole('button', { name: 'Say it' }).element().parentElement?.contains(region.element())).toBe(false);
});

test('where there is room a notice stands beside a menu at the left and above the footer of a list, wherever the page is scrolled to', async () => {
  const screen = await render(
    <Saying>
      <style>{':root { --bl-notice-left: 250px }'}</style>
      <Actions />
      <div style={{ height: 1500 }} />
      <nav data-keep-clear="" style={{ height: 60 }}>
        <button type="button">Next page</button>
      </nav>
      <div style={{ height: 900 }} />
    </Saying>,
    { wrapper: BacklotThemeProvider },
  );
  await screen.getByRole('button', { name: 'Say it' }).click();
  const region = screen.getByRole('region', { name: 'Notices' });
  const footer = screen.getByRole('navigation');
  await expect.poll(() => placeOf(region).bottom).toBe(window.innerHeight - 20);
  window.scrollTo(0, placeOf(footer).bottom - placeOf(region).bottom);
  await expect.poll(() => placeOf(footer).top - placeOf(region).bottom).toBe(8);
  expect(placeOf(region).left).toBe(250);
  expect(isOnTop(screen.getByRole('button', { name: 'Next page' }))).toBe(true);
  window.scrollTo(0, 0);
});

test('where there is room a notice makes way for the field one types into, and does not come down on the button that is pressed after it', async () => {
  const send = vi.fn<() => void>();
  const screen = await render(
    <Saying>
      <Actions />
      <div style={{ position: 'fixed', left: 40, bottom: 20, display: 'grid', gap: 4 }}>
        <TextField label="New link" />
        <button type="button" onClick={send}>
          Send
        </button>
      </div>
    </Saying>,
    { wrapper: BacklotThemeProvider },
  );
  await screen.getByRole('button', { name: 'Say it' }).click();
  const region = screen.getByRole('region', { name: 'Notices' });
  await expect.poll(() => placeOf(region).bottom).toBe(window.innerHeight - 20);
  const field = screen.getByRole('textbox', { name: 'New link' });
  (field.element() as HTMLElement).focus();
  await expect.poll(() => placeOf(field).top - placeOf(region).bottom).toBeGreaterThanOrEqual(8);
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(send).toHaveBeenCalledOnce();
  expect(placeOf(field).top - placeOf(region).bottom).toBeGreaterThanOrEqual(8);
});

const Frames = {
  'a dialog': (props: { children: ReactNode }) => (
    <Dialog open title="Save view" onClose={() => undefined} actions={<Actions />} {...props} />
  ),
  'a drawer': (props: { children: ReactNode }) => (
    <SideDrawer open title="Save view" onClose={() => undefined} actions={<Actions />} {...props} />
  ),
};

test('where there is room a notice stands above the buttons of a drawer that opened after it, also when they take more room', async () => {
  const screen = await render(
    <Saying>
      <Opening />
    </Saying>,
    { wrapper: BacklotThemeProvider },
  );
  await screen.getByRole('button', { name: 'Say it' }).click();
  await screen.getByRole('button', { name: 'Open the drawer' }).click();
  const region = screen.getByRole('region', { name: 'Notices' });
  await expect.element(region.getByText('Kept as a draft')).toBeVisible();
  const footer = screen.getByRole('dialog').getByText('Tick whom to submit').element().parentElement;
  const between = () => (footer?.getBoundingClientRect().top ?? 0) - placeOf(region).bottom;
  await expect.poll(between).toBe(8);
  await screen.getByRole('button', { name: 'Tick' }).click();
  await expect.element(screen.getByText('One is ticked')).toBeVisible();
  await expect.poll(between).toBe(8);
});

function Opening() {
  const [isOpen, setOpen] = useState(false);
  const [isTicked, tick] = useState(false);
  return (
    <>
      <Actions />
      <button type="button" onClick={() => setOpen(true)}>
        Open the drawer
      </button>
      <SideDrawer
        open={isOpen}
        width={1200}
        title="Submit"
        onClose={() => setOpen(false)}
        actions={
          <>
            <p style={{ flex: 1 }}>Tick whom to submit</p>
            {isTicked && <p style={{ height: 180 }}>One is ticked</p>}
          </>
        }
      >
        <button type="button" onClick={() => tick(true)}>
          Tick
        </button>
      </SideDrawer>
    </>
  );
}

test.for(Object.entries(Frames))(
  'on a phone %s makes room for a notice: nothing is covered, neither title nor buttons move, the field in use stays in view',
  async ([, Frame]) => {
    await page.viewport(360, 640);
    const screen = await render(
      <Saying>
        <Frame>
          {Array.from({ length: 30 }, (_, number) => (
            <input key={number} aria-label={`Field ${number}`} style={{ display: 'block', height: 40 }} />
          ))}
        </Frame>
      </Saying>,
      { wrapper: BacklotThemeProvider },
    );
    const title = screen.getByRole('heading', { name: 'Save view' });
    const button = screen.getByRole('button', { name: 'Say it' });
    await expect.element(title).toBeVisible();
    const last = screen.getByRole('textbox', { name: 'Field 29' });
    await last.click();
    const before = [placeOf(title).top, placeOf(button).top];
    (button.element() as HTMLElement).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const notice = screen.getByText('Kept as a draft');
    await expect.element(notice).toBeVisible();
    await expect.poll(() => placeOf(last).bottom <= placeOf(screen.getByRole('region', { name: 'Notices' })).top).toBe(true);
    expect([placeOf(title).top, placeOf(button).top]).toEqual(before);
    expect(
      [last, title, button, screen.getByRole('button', { name: 'Close' }), notice, screen.getByRole('button', { name: 'Dismiss' })].map(
        isOnTop,
      ),
    ).toEqual([true, true, true, true, true, true]);
    expect(placeOf(notice).bottom).toBeLessThan(placeOf(button).top);
  },
);

test('on a phone a question in the middle leaves the height of a notice above it, however long it is', async () => {
  await page.viewport(360, 640);
  const screen = await render(
    <Saying>
      <Dialog open width="small" title="Delete?" onClose={() => undefined} actions={<Actions />}>
        <div style={{ height: 2000 }} />
      </Dialog>
    </Saying>,
    { wrapper: BacklotThemeProvider },
  );
  await screen.getByRole('button', { name: 'Say it' }).click();
  const notice = screen.getByText('Kept as a draft');
  await expect.element(notice).toBeVisible();
  expect(placeOf(notice).bottom).toBeLessThan(placeOf(screen.getByRole('dialog')).top);
});

test('a notice is read out and reached by keys while a dialog is open, and stands on the page when the dialog closes', async () => {
  const withDialog = (open: boolean) => (
    <Saying>
      <Dialog open={open} title="Save view" onClose={() => undefined} actions={<Actions />} />
    </Saying>
  );
  const screen = await render(withDialog(true), { wrapper: BacklotThemeProvider });
  await screen.getByRole('button', { name: 'Say it' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('status').getByText('Kept as a draft')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await screen.rerender(withDialog(false));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status').getByText('Kept as a draft')).toBeVisible();
});

test('on a phone news wait too where there is no room for them', async () => {
  await page.viewport(360, 640);
  const withPlace = (isOpen: boolean) => (
    <Saying>
      <Actions />
      <NoticePlace isOpen={isOpen} keepsNews />
    </Saying>
  );
  const screen = await render(withPlace(true), { wrapper: BacklotThemeProvider });
  await screen.getByRole('button', { name: 'Hear news' }).click();
  expect(screen.getByText('Bua approved Mina').query()).toBeNull();
  await screen.rerender(withPlace(false));
  await expect.element(screen.getByText('Bua approved Mina')).toBeVisible();
});

test.for([
  ['a dialog', Dialog],
  ['a drawer', SideDrawer],
] as const)('where %s stands over their place news wait until it is closed, while answers are said at once', async ([, Frame]) => {
  const withFrame = (open: boolean, isMenuOpen = false) => (
    <Saying>
      <Frame open={open} title="Save view" onClose={() => undefined} actions={<Actions />}>
        <NoticePlace isOpen={isMenuOpen} />
      </Frame>
    </Saying>
  );
  const screen = await render(withFrame(true), { wrapper: BacklotThemeProvider });
  await screen.getByRole('button', { name: 'Hear news' }).click();
  await screen.getByRole('button', { name: 'Say it' }).click();
  await expect.element(screen.getByText('Kept as a draft')).toBeVisible();
  expect(screen.getByText('Bua approved Mina').query()).toBeNull();
  await screen.rerender(withFrame(true, true));
  await expect.element(screen.getByText('Kept as a draft')).toBeVisible();
  expect(screen.getByText('Bua approved Mina').query()).toBeNull();
  await screen.rerender(withFrame(false));
  await expect.element(screen.getByText('Bua approved Mina')).toBeVisible();
});

function Saying({ children = <Actions /> }: { children?: ReactNode }) {
  return <NoticeProvider>{children}</NoticeProvider>;
}

function Actions() {
  const notify = useNotice();
  return (
    <>
      <button type="button" onClick={() => notify.success('Kept as a draft', { duration: Infinity })}>
        Say it
      </button>
      <button type="button" onClick={() => notify.info('Bua approved Mina')}>
        Hear news
      </button>
    </>
  );
}

const placeOf = (shown: Locator) => shown.element().getBoundingClientRect();

/** Can be pressed in its middle. */
function isOnTop(shown: Locator) {
  const { left, top, width, height } = placeOf(shown);
  return shown.element().contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
