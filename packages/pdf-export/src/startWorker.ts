/**
 * Starts this package's worker: the simple case, for bundlers that follow `new URL(…, import.meta.url)`. With Trusted
 * Types, or with documents of your own, start a worker yourself and hand it to the drawer.
 */
export const startPdfWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
