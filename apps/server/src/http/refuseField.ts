import { Refusal, type Said } from './refusal';

/** Refuses one field with 1012001, in words that the reader understands. */
export const refuseField = (field: string, words: Said): Refusal => new Refusal('invalidInput', { fields: words }, { fields: { [field]: words } });
