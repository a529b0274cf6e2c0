import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { embeddedAnswers } from './embedded.fixture';
import * as stories from './EmbeddedScreen.stories';

const { Missing, Refused } = composeStories(stories);

test('a site that is not configured is refused by name, without a frame', async () => {
  const screen = await render(<Refused />);
  await expect
    .element(screen.getByText('https://evil.test is not among the sites that the configuration allows.', { exact: false }))
    .toBeVisible();
  expect(screen.container.querySelector('iframe')).toBeNull();
});

test('a menu entry without a link is a missing page', async () => {
  const screen = await render(<Missing />);
  await expect.element(screen.getByRole('button', { name: 'Back to home' })).toBeVisible();
});

test('a configured site gets the token, and a frame as high as the window less 260 px', async () => {
  const screen = await render(<Refused answers={embeddedAnswers('https://charts.example/?t={token}')} />);
  const frame = screen.getByTitle('Data board');
  await expect.element(frame).toHaveAttribute('src', 'https://charts.example/?t=stage');
  await expect.element(frame).toHaveAttribute('height', String(window.innerHeight - 260));
});
