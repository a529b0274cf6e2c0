import { playerOrigins } from '@backlot/contract';

/** Where browsers report violations. */
export const reportPath = '/api/csp-report';

/** The content security policy of the console's page (quality section 6); the nonce lets MUI's style tags in. */
export const pagePolicy = (nonce: string, embedOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    // Videos of scripts, and the one that is about to be uploaded.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${[...embedOrigins, ...playerOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Cleaned HTML of forms and pasted rich text are the only markup made from strings (decision 0007).
    'trusted-types app-worker dompurify ProseMirrorClipboard',
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');

/** Workers run WebAssembly under a policy of their own, so that the page needs no `wasm-unsafe-eval`. */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";
