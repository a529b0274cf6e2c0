import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/timeColumns';

/** Captcha challenges, and after a right answer the proof that a sign-in consumes. */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    token: text('token').primaryKey(),
    captchaType: text('captcha_type', { enum: ['blockPuzzle', 'clickWord'] }).notNull(),
    points: jsonb('points').$type<{ x: number; y: number }[]>().notNull(),
    secretKey: text('secret_key'),
    /** SHA-256 of the text that a sign-in must bring. */
    proofHash: text('proof_hash'),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('captcha_challenges_expire').on(table.expireTime)],
);
