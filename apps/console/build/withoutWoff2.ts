import type { Plugin } from 'vite';

/**
 * Leaves the reader of WOFF2 out of the worker that makes PDFs: its fonts are TTF. The reader unpacks a dictionary of
 * 120 KB as soon as it is loaded.
 */
export function withoutWoff2(): Plugin {
  return {
    name: 'backlot-without-woff2',
    enforce: 'pre',
    resolveId: { filter: { id: /^brotli\/decompress\.js$/ }, handler: () => absent },
    load: {
      filter: { id: /^\0backlot-without-woff2$/ },
      handler: () => "export default () => { throw new Error('WOFF2 fonts are not read here'); };",
    },
  };
}

const absent = '\0backlot-without-woff2';
