import { captchaApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { decrypt, encrypt, newKey } from './cipher';
import { drawPuzzle } from './drawPuzzle';
import { drawWords } from './drawWords';
import { isRight } from './isRight';
import { askerOf, isLocked, isTooMany, noteFailure } from './limits';
import { accept, decline } from './reply';
import { keepChallenge, keepProof, takeChallenge } from './store';

export const captchaModule = ({ config, database: { db }, log }: Services) =>
  defineModule({
    api: captchaApi,
    handlers: {
      getCaptchaOpen: async () => config.captchaOpen,
      getCaptcha: async ({ captchaType }, call) => {
        const asker = askerOf(call);
        if (await isLocked(db, asker)) return decline('6202', call.language);
        if (await isTooMany(db, 'get', asker)) return decline('6201', call.language);
        const drawing = await (captchaType === 'blockPuzzle' ? drawPuzzle() : drawWords(call.language)).catch((error: unknown) => {
          log.error({ err: error }, 'captcha not drawn');
        });
        if (!drawing) return decline('6112', call.language);
        const secretKey = config.CAPTCHA_PLAIN ? null : newKey();
        const token = await keepChallenge(db, { captchaType, points: drawing.points, secretKey });
        return accept({
          captchaType,
          originalImageBase64: drawing.original.toString('base64'),
          jigsawImageBase64: drawing.jigsaw?.toString('base64') ?? null,
          token,
          secretKey: secretKey ?? '',
          wordList: drawing.words,
          result: false,
        });
      },
      checkCaptcha: async ({ captchaType, pointJson, token }, call) => {
        const asker = askerOf(call);
        if (!token || !pointJson) return decline('0011', call.language);
        if (await isTooMany(db, 'check', asker)) return decline('6204', call.language);
        const challenge = await takeChallenge(db, token);
        if (!challenge) return decline('6110', call.language);
        const points = challenge.captchaType === captchaType ? decrypt(pointJson, challenge.secretKey) : undefined;
        const right = points === undefined ? undefined : isRight(challenge, points);
        if (right) {
          await keepProof(db, challenge, encrypt(`${token}---${points}`, challenge.secretKey));
          return accept({ captchaType, token, result: true, pointJson });
        }
        await noteFailure(db, asker);
        return decline(right === undefined ? '6206' : '6111', call.language);
      },
    },
  });
