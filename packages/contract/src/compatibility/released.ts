import json from '../../released.json';
import type { Agreement } from './agreement';

/** What the last version released agreed on. */
export const released = json as unknown as Agreement;
