import { Refusal } from '../http/answers/refusal';

/** Tells a full disk from other failures of the store. */
export function storeFailed(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: string }).code === 'ENOSPC') throw new Refusal('storageFull');
  }
  throw error;
}
