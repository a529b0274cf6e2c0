import { defineMachine } from '../core/machine';

/** Export of the download centre, `taskStatus`. */
export const downloadLife = defineMachine({
  name: 'download',
  record: 'download',
  field: 'taskStatus',
  states: { queued: 0, generating: 1, ready: 2, failed: 3, expired: 4 },
  events: {
    take: { from: ['queued'], to: 'generating' },
    finish: { from: ['generating'], to: 'ready' },
    fail: { from: ['generating'], to: 'failed' },
    forget: { from: ['generating'], to: 'queued' },
    retry: { from: ['failed'], to: 'queued' },
    expire: { from: ['ready'], to: 'expired' },
  },
});

/** File on its way into a list, `importStatus`. */
export const importLife = defineMachine({
  name: 'import',
  record: 'import',
  field: 'importStatus',
  states: { checking: 0, checked: 1, applying: 2, applied: 3, failed: 4, received: 5 },
  events: {
    map: { from: ['received', 'checked'], to: 'checking' },
    check: { from: ['checking'], to: 'checked' },
    apply: { from: ['checked'], to: 'applying' },
    finish: { from: ['applying'], to: 'applied' },
    fail: { from: ['received', 'checking', 'checked', 'applying'], to: 'failed' },
  },
});
