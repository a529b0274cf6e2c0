import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as stories from './Chart.stories';
import { ChartTooltip } from './ChartTooltip';
import { LineChart } from './LineChart';

const { Bars, BesideGoal, Lines, LongLine, Donut, Empty } = composeStories(stories);
const wrapper = BacklotThemeProvider;

test('one tab stop; arrows, Home and End read the values in words', async () => {
  const screen = await render(<Bars />, { wrapper });
  (screen.getByRole('group', { name: /GMV by day/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('22 Oct: 30')).toBeVisible();
  await userEvent.keyboard('{End}{ArrowLeft}');
  await expect.element(screen.getByText('19 Nov: 60')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('19 Nov: 60')).not.toBeInTheDocument();
});

test('a gap is read as a gap, each series by its name', async () => {
  const screen = await render(<Lines />, { wrapper });
  (screen.getByRole('group', { name: /Followers gained/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}' + '{ArrowRight}'.repeat(12));
  await expect.element(screen.getByText(/3 Nov: Bea Reyes no data, Linh Review Nè/)).toBeVisible();
});

test('what stands beside the bars is read with them, gaps too, and is a column of the table', async () => {
  const screen = await render(<BesideGoal />, { wrapper });
  (screen.getByRole('group', { name: /GMV by day/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}' + '{ArrowRight}'.repeat(5));
  await expect.element(screen.getByText('27 Oct: 22 Oct – 20 Nov 48, 22 Sep – 21 Oct no data, Daily target 45')).toBeVisible();
  await screen.getByRole('button', { name: 'Table view' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Daily target' })).toBeVisible();
});

test('the pointer reads the nearest label of a line, gaps too, and lets it go', async () => {
  const screen = await render(<Lines />, { wrapper });
  const drawing = screen
    .getByRole('group', { name: /Followers gained/ })
    .element()
    .querySelector('g > rect');
  await expect.poll(() => drawing?.getBoundingClientRect().width).toBeGreaterThan(100);
  const { width = 0, height = 0 } = drawing?.getBoundingClientRect() ?? {};
  await userEvent.hover(drawing as Element, { position: { x: Math.round((width / 29) * 12), y: Math.round(height / 2) } });
  await expect.element(screen.getByText(/^3 Nov$/)).toBeVisible();
  await expect.element(screen.getByText('no data')).toBeVisible();
  await expect.element(screen.getByText('1,084')).toBeVisible();
  await userEvent.unhover(drawing as Element);
  await expect.element(screen.getByText('no data')).not.toBeInTheDocument();
});

test('a line gets a ground and loses it again without a word of React', async () => {
  const warned = vi.spyOn(console, 'error');
  const chart = (area: boolean) => <LineChart title="Followers" unit="people" data={threeDays} area={area} />;
  const screen = await render(chart(false), { wrapper });
  const grounds = () => screen.container.querySelectorAll('path[fill-opacity]').length;
  await expect.poll(() => screen.container.querySelectorAll('path[fill=none]').length).toBe(1);
  await screen.rerender(chart(true));
  await expect.poll(grounds).toBe(1);
  await screen.rerender(chart(false));
  await expect.poll(grounds).toBe(0);
  expect(warned).not.toHaveBeenCalled();
});

const threeDays = { labels: ['1 Nov', '2 Nov', '3 Nov'], series: [{ id: 'fans', name: 'Followers', values: [3, 1, 2] }] };

test('a line of four hundred days is one path; a day without neighbours is seen as a dot', async () => {
  const screen = await render(<LongLine />, { wrapper });
  const drawing = screen.getByRole('group', { name: /Followers/ }).element();
  await expect
    .poll(() => [...drawing.querySelectorAll('path[fill=none]')].map((path) => path.getAttribute('d')?.split('M').length))
    .toEqual([4]);
  expect(drawing.querySelectorAll('circle')).toHaveLength(1);
});

test('names that look like a page are text in what the pointer shows', async () => {
  const [label, name] = ['<b>22 Oct</b>', '<img src=x onerror=alert(1)>'];
  const screen = await render(<ChartTooltip label={label} rows={[{ color: 'red', name, value: '1' }]} />, { wrapper });
  await expect.element(screen.getByText(label)).toBeVisible();
  await expect.element(screen.getByText(name)).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('the table holds the same data, and the way back', async () => {
  const screen = await render(<Donut />, { wrapper });
  await screen.getByRole('button', { name: 'Table view' }).click();
  const row = screen.getByRole('row', { name: /18-24/ });
  await expect.element(row.getByRole('cell')).toHaveTextContent('148,500 (38.51%)');
  await expect.element(screen.getByRole('columnheader', { name: 'Age' })).toBeVisible();
  await screen.getByRole('button', { name: 'Chart view' }).click();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});

test('an empty chart says why and offers no table', async () => {
  const screen = await render(<Empty />, { wrapper });
  await expect.element(screen.getByText('No figures in this period')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Table view' }).query()).toBeNull();
});
