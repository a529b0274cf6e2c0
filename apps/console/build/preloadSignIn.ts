import type { Plugin } from 'vite';

const signInParts = ['/routes/user.tsx?tsr-split=component', '/routes/user/login.tsx?tsr-split=component'];

/**
 * Names the parts of the sign-in page in the page's head, so that a first visit fetches them beside the entry instead of
 * after it: one round trip less on a slow line.
 */
export function preloadSignIn(): Plugin {
  return {
    name: 'backlot-preload-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const parts = chunks.filter(({ facadeModuleId }) => signInParts.some((part) => facadeModuleId?.endsWith(part)));
        const files = new Set(parts.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
