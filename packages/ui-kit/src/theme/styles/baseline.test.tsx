import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../BacklotThemeProvider';

test('where motion is reduced a colour is handed down to every box at once', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  const { container } = await render(
    <BacklotThemeProvider>
      <section style={{ color: 'rgb(1, 2, 3)' }}>
        <p>
          <span>Words</span>
        </p>
      </section>
    </BacklotThemeProvider>,
  );
  const [around, words] = [container.querySelector('section'), container.querySelector('span')];
  if (!around || !words) throw new Error('The boxes do not stand.');
  expect(getComputedStyle(words).color).toBe('rgb(1, 2, 3)');
  around.style.color = 'rgb(200, 100, 0)';
  expect(getComputedStyle(words).color).toBe('rgb(200, 100, 0)');
});
