import type { UploadAnswer } from '../renderHost';

/** The words of the specification for a failed upload, with the cause where the answer tells one. */
export const failureOf = (words: string, { message }: Pick<UploadAnswer, 'message'>): string =>
  typeof message === 'string' && message !== '' ? `${words}: ${message}` : words;
