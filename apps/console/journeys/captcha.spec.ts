import type { Page, Route } from '@playwright/test';
import { expect, journey, speak, typeSignIn } from './journey';
import { slidePosition } from './slidePosition';

journey.use({ settings: { CAPTCHA_OPEN: 'true' } });

journey.beforeEach(({ context }) => speak(context, 'en'));

/** Asks the server for one kind of challenge; the page picks at random. */
const only = (page: Page, captchaType: 'blockPuzzle' | 'clickWord') =>
  page.route('**/api/main/captcha/get', (route) => route.continue({ postData: JSON.stringify({ captchaType }) }));

journey('the puzzle by mouse signs in', async ({ page }) => {
  await only(page, 'blockPuzzle');
  await page.goto('/user/login');
  await typeSignIn(page, 'bd.ph.1');
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  const x = await slidePosition(page);
  const thumb = await slider.boundingBox();
  const picture = await page.getByRole('dialog').locator('img').first().boundingBox();
  if (!thumb || !picture) throw new Error('The puzzle is not on the page.');
  const from = { x: thumb.x + thumb.width / 2, y: thumb.y + thumb.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (x * picture.width) / 620, from.y + 3);
  await page.mouse.move(from.x + (x * picture.width) / 310, from.y - 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL('/welcome');
});

journey('the puzzle by keyboard signs in', async ({ page }) => {
  await only(page, 'blockPuzzle');
  await page.goto('/user/login');
  await typeSignIn(page, 'bd.ph.2');
  await expect(page.getByRole('slider')).toBeFocused();
  const x = await slidePosition(page);
  for (let far = 0; far < Math.floor(x / 20); far += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let near = 0; near < Math.round((x % 20) / 2); near += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome');
});

journey('a wrong place brings another picture, and the password stays', async ({ page }) => {
  await only(page, 'blockPuzzle');
  await page.goto('/user/login');
  await typeSignIn(page, 'bd.ph.3');
  await expect(page.getByRole('slider')).toBeFocused();
  const first = await page.getByRole('dialog').locator('img').first().getAttribute('src');
  const x = await slidePosition(page);
  await page.keyboard.press(x > 130 ? 'Home' : 'End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not quite. Here is another one.')).toBeVisible();
  await expect(page.getByRole('dialog').locator('img').first()).not.toHaveAttribute('src', first ?? '');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveText('The check was not finished, so nothing was sent.');
  await expect(page.locator('[name=password]')).not.toHaveValue('');
});

journey('the real words appear, with the ones to tap', async ({ page }) => {
  await only(page, 'clickWord');
  await page.goto('/user/login');
  await typeSignIn(page, 'bd.ph.3');
  await expect(page.getByRole('application', { name: /^Picture with words\. Tap these words in order: \S+ \S+ \S+$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Another picture' }).click();
  await expect(page.getByRole('application')).toBeFocused();
});

/** A challenge whose answer the journey knows. */
async function knownWords(page: Page): Promise<{ answers: unknown[]; proofs: unknown[] }> {
  const seen = { answers: [] as unknown[], proofs: [] as unknown[] };
  const ok = (route: Route, repData: object) => route.fulfill({ json: { repCode: '0000', repMsg: null, repData, success: true } });
  await page.route('**/api/main/captcha/get', (route) =>
    ok(route, {
      captchaType: 'clickWord',
      originalImageBase64: pixel,
      jigsawImageBase64: null,
      token: 'the-token',
      secretKey: '',
      wordList: ['天', '地', '人'],
      result: false,
    }),
  );
  await page.route('**/api/main/captcha/check', (route) => {
    const body = route.request().postDataJSON() as { pointJson: string };
    seen.answers.push(JSON.parse(body.pointJson));
    return ok(route, { captchaType: 'clickWord', token: 'the-token', result: true, pointJson: body.pointJson });
  });
  await page.route('**/api/main/login', (route) => {
    seen.proofs.push((route.request().postDataJSON() as { code: string }).code);
    return route.fulfill({ json: { success: false, code: 1011002, message: 'Account or password is wrong.', data: null } });
  });
  return seen;
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

journey('words by mouse: points in px of the picture, in order', async ({ page }) => {
  const seen = await knownWords(page);
  await page.goto('/user/login');
  await typeSignIn(page, 'bd.ph.3');
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The picture is not on the page.');
  const wanted = [
    { x: 31, y: 40 },
    { x: 155, y: 77 },
    { x: 279, y: 120 },
  ];
  for (const { x, y } of wanted) await page.mouse.click(box.x + (x * box.width) / 310, box.y + (y * box.height) / 155);
  await expect(page.getByRole('alert')).toHaveText('Account or password is wrong.');
  const [points] = seen.answers as { x: number; y: number }[][];
  points?.forEach((point, index) => {
    expect(Math.abs(point.x - (wanted[index]?.x ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(point.y - (wanted[index]?.y ?? 0))).toBeLessThanOrEqual(1);
  });
  expect(seen.proofs).toEqual([`the-token---${JSON.stringify(points)}`]);
});

journey('words by keyboard: arrows move the mark, Enter sets it, Backspace takes it back', async ({ page }) => {
  const seen = await knownWords(page);
  await page.goto('/user/login');
  await typeSignIn(page, 'bd.ph.3');
  await expect(page.getByRole('application')).toBeFocused();
  for (const key of ['ArrowLeft', 'Enter', 'Shift+ArrowLeft', 'Enter', 'Backspace', 'ArrowUp', 'Enter', 'Shift+ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByRole('alert')).toHaveText('Account or password is wrong.');
  expect(seen.answers).toEqual([
    [
      { x: 150, y: 78 },
      { x: 130, y: 73 },
      { x: 130, y: 93 },
    ],
  ]);
});

journey('too many wrong answers are waited out with a countdown', async ({ page }) => {
  let gets = 0;
  await page.route('**/api/main/captcha/get', async (route) => {
    gets += 1;
    if (gets > 1) return route.continue();
    return route.fulfill({ json: { repCode: '6202', repMsg: null, repData: null, success: false } });
  });
  await page.clock.install();
  await page.goto('/user/login');
  await typeSignIn(page, 'bd.ph.3');
  const text = page.getByText(/A new picture comes in \d+ s\./);
  await expect(text).toBeVisible();
  // The clock of the page goes on by itself too, so a slow machine sees fewer of the seconds.
  const left = async () => Number(/comes in (\d+) s/.exec(await page.getByRole('dialog').innerText())?.[1] ?? 0);
  const before = await left();
  expect(before).toBeLessThanOrEqual(10);
  await page.clock.runFor(2000);
  await expect.poll(left).toBeLessThanOrEqual(before - 2);
  await page.clock.runFor(10_000);
  await expect(text).toHaveCount(0);
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
});
