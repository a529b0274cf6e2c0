import { ecb } from '@noble/ciphers/aes.js';

/** A place on the picture, in its own pixels (310 × 155). */
export interface CaptchaPoint {
  x: number;
  y: number;
}

/** Size of the picture and width of the sliding piece, in its own pixels (system-pages 2.1). */
export const pictureWidth = 310;
export const pictureHeight = 155;
export const pieceWidth = 47;

/** What the check call gets: the answer, encrypted when the challenge came with a key (system-pages 2.2). */
export const sealedPoints = (answer: CaptchaPoint | readonly CaptchaPoint[], secretKey: string | null): string =>
  seal(JSON.stringify(answer), secretKey);

/** What signing in sends as `code`: token and answer, encrypted in the same way (system-pages 2.3). */
export const captchaProof = (facts: { token: string; answer: CaptchaPoint | readonly CaptchaPoint[]; secretKey: string | null }): string =>
  seal(`${facts.token}---${JSON.stringify(facts.answer)}`, facts.secretKey);

/** AES-128-ECB with PKCS7 padding in Base64, as AJ-Captcha reads it; plain text without a key. */
function seal(text: string, secretKey: string | null): string {
  if (!secretKey) return text;
  const encoder = new TextEncoder();
  const bytes = ecb(encoder.encode(secretKey)).encrypt(encoder.encode(text));
  return btoa(String.fromCharCode(...bytes));
}
