import type { Word } from './strings';

const hints: Record<string, Word> = {
  CAPTCHA_OPEN: 'onOff',
  SINGLE_LOGIN: 'onOff',
  SESSION_IDLE_MINUTES: 'idleHint',
  SMTP_URL: 'smtpHint',
  SMTP_FROM: 'fromHint',
  SMS_URL: 'smsHint',
  SMS_TOKEN: 'tokenHint',
  SMS_CODE_MINUTES: 'lifeHint',
  FILES_MAX_COUNT: 'countHint',
  FILES_MAX_BYTES: 'bytesHint',
};

/** The word that says what a system parameter accepts. */
export const hintOf = (code: string): Word => hints[code] ?? 'valueHint';
