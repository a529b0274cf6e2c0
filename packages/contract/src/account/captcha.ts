import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { nothing } from '../core/wire';

/** Slide a piece into its hole, or tap three words in order (AJ-Captcha shapes, system-pages section 2). */
export const captchaType = z.enum(['blockPuzzle', 'clickWord']);
export type CaptchaType = z.infer<typeof captchaType>;

/** `0000` is success; the other codes are listed in system-pages 2.4. */
const answerOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ repCode: z.string(), repMsg: z.string().nullable(), repData: data.nullable(), success: z.boolean() });

export const captchaChallenge = z.object({
  captchaType,
  /** PNG without a `data:` prefix, 310 × 155. */
  originalImageBase64: z.string(),
  /** Full-height transparent strip of 47 px, for blockPuzzle. */
  jigsawImageBase64: z.string().nullable(),
  token: z.string(),
  /** AES-128-ECB key of 16 characters; empty when points travel as plain JSON. */
  secretKey: z.string().nullable(),
  /** Words to tap in order, for clickWord. */
  wordList: z.array(z.string()).nullable(),
  result: z.boolean(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

const request = {
  captchaType,
  clientUid: z.string().max(64).optional(),
  ts: z.union([z.number().min(0).max(8.64e15), z.string().max(20)]).optional(),
};

export const captchaApi = {
  getCaptchaOpen: endpoint({
    method: 'GET',
    path: '/main/getCaptchaOpen',
    summary: 'Whether signing in asks for a captcha',
    access: 'public',
    input: nothing(),
    output: z.boolean(),
  }),
  getCaptcha: endpoint({
    method: 'POST',
    path: '/main/captcha/get',
    summary: 'A new challenge, valid for 2 minutes and one check',
    access: 'public',
    answer: 'captcha',
    input: z.object(request),
    output: answerOf(captchaChallenge),
  }),
  checkCaptcha: endpoint({
    method: 'POST',
    path: '/main/captcha/check',
    summary: 'Check the answer to a challenge; right or wrong, the challenge is used up',
    access: 'public',
    answer: 'captcha',
    input: z.object({ ...request, pointJson: z.string().max(1000), token: z.string().max(64) }),
    output: answerOf(z.object({ captchaType, token: z.string(), result: z.boolean(), pointJson: z.string() })),
  }),
};
