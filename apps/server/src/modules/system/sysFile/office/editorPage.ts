/** The page around the editor: the script of the document server runs here and not in the console's own page. */
export const editorPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Editor</title><link rel="icon" href="data:,"></head><body style="margin:0"><div id="place"></div><script src="/office-editor.js"></script></body></html>';

/**
 * Waits for the console to say what to open, loads the document server's script and tells how it goes: `waiting`, `ready`,
 * `unreachable`, `failed`, `outdated` for a document that was changed meanwhile.
 */
export const editorScript = `
const tell = (kind, text) => parent.postMessage({ office: kind, text }, location.origin);
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent || !data || !data.config) return;
  const script = document.createElement('script');
  script.src = data.serviceUrl + '/web-apps/apps/api/documents/api.js';
  script.onerror = () => tell('unreachable');
  script.onload = () =>
    new DocsAPI.DocEditor('place', {
      ...data.config,
      width: '100%',
      height: innerHeight + 'px',
      events: {
        onAppReady: () => tell('ready'),
        onError: ({ data: error }) => tell('failed', String((error && error.errorDescription) || '')),
        onOutdatedVersion: () => tell('outdated'),
      },
    });
  document.head.append(script);
});
tell('waiting');
`;

/** The policy of that page: scripts and frames of the document server, and nobody but the console around it. */
export const editorPolicy = (origin: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `frame-src ${origin}`,
    `connect-src ${origin}`,
    `img-src data: ${origin}`,
    // The document server's script sets the size of its frame as style attributes.
    `style-src 'unsafe-inline' ${origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
