import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { demoPassword, startServer, type TestServer } from '../../../testing/startServer';
import { encrypt } from './cipher';

interface Challenge {
  token: string;
  secretKey: string;
  originalImageBase64: string;
  jigsawImageBase64: string | null;
  wordList: string[] | null;
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CAPTCHA_OPEN: 'true' });
});
afterAll(() => server.close());
afterEach(() => server.services.database.db.execute(sql`delete from count_windows`));

const get = async (captchaType: string, lang = 'en') =>
  (await server.post('/main/captcha/get', { captchaType }, { lang })).body as unknown as {
    repCode: string;
    repMsg: string;
    repData: Challenge;
  };
const check = async (body: Record<string, unknown>) =>
  (await server.post('/main/captcha/check', body)).body as unknown as {
    repCode: string;
    success: boolean;
    repData: { result: boolean } | null;
  };
const pointsOf = async (token: string) =>
  (
    await rowsOf<{ points: { x: number; y: number }[] }>(
      server.services.database.db,
      sql`select points from captcha_challenges where token = ${token}`,
    )
  )[0]?.points ?? [];
const login = (code?: string) => server.post('/main/login', { account: 'admin', password: demoPassword, ...(code ? { code } : {}) });

async function solve(captchaType = 'blockPuzzle') {
  const { repData } = await get(captchaType);
  const points = await pointsOf(repData.token);
  const plain = JSON.stringify(captchaType === 'blockPuzzle' ? points[0] : points);
  const answer = await check({ captchaType, token: repData.token, pointJson: encrypt(plain, repData.secretKey) });
  return { ...repData, answer, proof: encrypt(`${repData.token}---${plain}`, repData.secretKey) };
}

describe('the captcha', () => {
  it('draws a slide puzzle of 310 × 155 with a piece of 47', async () => {
    const { repCode, repData } = await get('blockPuzzle');
    expect(repCode).toBe('0000');
    expect(repData).toMatchObject({ wordList: null, result: false, secretKey: expect.stringMatching(/^.{16}$/) });
    const size = async (base64: string | null) => sharp(Buffer.from(base64 ?? '', 'base64')).metadata();
    expect(await size(repData.originalImageBase64)).toMatchObject({ width: 310, height: 155, format: 'png' });
    expect(await size(repData.jigsawImageBase64)).toMatchObject({ width: 47, height: 155, hasAlpha: true });
  });

  it('draws four characters and asks for three, in the script of the reader', async () => {
    expect((await get('clickWord', 'zh-CN')).repData.wordList?.join('')).toMatch(/^\p{Script=Han}{3}$/u);
    expect((await get('clickWord', 'vn')).repData.wordList?.join('')).toMatch(/^[A-Z]{3}$/);
  });

  it('C-06 lets a sign-in through once with the proof of a right answer', async () => {
    for (const type of ['blockPuzzle', 'clickWord']) {
      const { answer, proof } = await solve(type);
      expect(answer).toMatchObject({ repCode: '0000', success: true, repData: { result: true } });
      expect((await login(proof)).body.success).toBe(true);
      expect((await login(proof)).body.code).toBe(1011010);
    }
  });

  it('C-06 refuses a sign-in without proof or with a made-up one', async () => {
    expect((await login()).body.code).toBe(1011010);
    expect((await login('made-up')).body.code).toBe(1011010);
  });

  it('C-06 uses a challenge up with the first check, right or wrong', async () => {
    const { token, answer, secretKey } = await solve();
    expect(answer.success).toBe(true);
    expect((await check({ captchaType: 'blockPuzzle', token, pointJson: encrypt('{"x":1,"y":5}', secretKey) })).repCode).toBe('6110');
    const { repData } = await get('blockPuzzle');
    const [point] = await pointsOf(repData.token);
    const at = (x: number) => ({
      captchaType: 'blockPuzzle',
      token: repData.token,
      pointJson: encrypt(JSON.stringify({ x, y: 5 }), repData.secretKey),
    });
    expect((await check(at((point?.x ?? 0) + 6))).repCode).toBe('6111');
    expect((await check(at(point?.x ?? 0))).repCode).toBe('6110');
  });

  it('accepts 5 px off for the piece and 25 px for a word', async () => {
    const slide = (await get('blockPuzzle')).repData;
    const [point = { x: 0, y: 0 }] = await pointsOf(slide.token);
    expect(
      (
        await check({
          captchaType: 'blockPuzzle',
          token: slide.token,
          pointJson: encrypt(JSON.stringify({ x: point.x - 5, y: 5 }), slide.secretKey),
        })
      ).success,
    ).toBe(true);
    const words = (await get('clickWord')).repData;
    const near = (await pointsOf(words.token)).map(({ x, y }) => ({ x: x + 25, y: y - 25 }));
    expect(
      (await check({ captchaType: 'clickWord', token: words.token, pointJson: encrypt(JSON.stringify(near), words.secretKey) })).success,
    ).toBe(true);
  });

  it('expires after two minutes', async () => {
    const { repData } = await get('blockPuzzle');
    await server.services.database.db.execute(sql`update captcha_challenges set expire_time = now() - interval '1 second'`);
    expect((await check({ captchaType: 'blockPuzzle', token: repData.token, pointJson: 'x' })).repCode).toBe('6110');
  });

  it('answers unreadable points with 6206 and missing fields with 0011', async () => {
    const { repData } = await get('blockPuzzle');
    expect((await check({ captchaType: 'blockPuzzle', token: repData.token, pointJson: 'not encrypted' })).repCode).toBe('6206');
    expect((await check({ captchaType: 'blockPuzzle', token: '', pointJson: '' })).repCode).toBe('0011');
    expect((await check({})).repCode).toBe('0011');
    expect((await get('other')).repCode).toBe('0011');
  });

  it('locks new challenges for 10 s after the second failure', async () => {
    for (let n = 0; n < 2; n += 1) {
      const { repData } = await get('blockPuzzle');
      await check({ captchaType: 'blockPuzzle', token: repData.token, pointJson: encrypt('{"x":0,"y":5}', repData.secretKey) });
    }
    expect(await get('blockPuzzle', 'zh-CN')).toMatchObject({ repCode: '6202', repMsg: '失败次数过多，请 10 秒后再试。' });
  });

  it('gives at most 30 challenges and 60 checks a minute', async () => {
    const codes = [];
    for (let n = 0; n < 31; n += 1) codes.push((await get('blockPuzzle')).repCode);
    expect(codes.filter((code) => code === '0000')).toHaveLength(30);
    expect(codes.at(-1)).toBe('6201');
    const checks = [];
    for (let n = 0; n < 61; n += 1) checks.push((await check({ captchaType: 'blockPuzzle', token: 'none', pointJson: 'x' })).repCode);
    expect(checks.at(-1)).toBe('6204');
  });

  it('guards the sending of codes and registering too', async () => {
    expect((await server.get('/main/getSmsCaptcha', { mobile: '+639170000001' })).body.code).toBe(1011010);
    expect((await server.post('/main/recover/sendCode', { email: 'x@y.example' })).body.code).toBe(1011010);
  });
});

describe('the settings of the captcha', () => {
  it('is off in demo mode, and plain where a test asks for it', async () => {
    const open = await startServer({ CAPTCHA_PLAIN: 'true' });
    expect((await open.get('/main/getCaptchaOpen')).body.data).toBe(false);
    const { repData } = (await open.post('/main/captcha/get', { captchaType: 'blockPuzzle' })).body as unknown as { repData: Challenge };
    expect(repData.secretKey).toBe('');
    const [row] = await rowsOf<{ points: { x: number; y: number }[] }>(
      open.services.database.db,
      sql`select points from captcha_challenges`,
    );
    const { body } = await open.post('/main/captcha/check', {
      captchaType: 'blockPuzzle',
      token: repData.token,
      pointJson: JSON.stringify(row?.points[0]),
    });
    expect(body).toMatchObject({ repCode: '0000' });
    await open.close();
  });
});
