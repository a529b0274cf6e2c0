import Button from '@mui/material/Button';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from './BacklotThemeProvider';

test('every style element carries the nonce, so a strict CSP lets it through', async () => {
  await render(
    <BacklotThemeProvider nonce="r4nd0m">
      <Button>Save</Button>
    </BacklotThemeProvider>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="bl"]')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((style) => style.nonce !== 'r4nd0m')).toEqual([]);
});

test('the mode decides the ground, a new accent the fill', async () => {
  const screen = await render(<BacklotThemeProvider mode="dark" />);
  await expect.poll(ground).toBe('rgb(12, 19, 29)');
  await screen.rerender(<BacklotThemeProvider mode="light" primary="#722ed1" />);
  await expect.poll(ground).toBe('rgb(245, 247, 250)');
  expect(getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-accent-fill')).toBe('rgb(114, 46, 209)');
});

/** With next to no motion a colour still arrives a frame after it was set. */
const ground = () => getComputedStyle(document.body).backgroundColor;
