type Sanitize = (html: string) => DocumentFragment;

let sanitize: Sanitize | undefined;
let loading: Promise<Sanitize> | undefined;

/** Loads what cleans HTML, which stays out of the first download of the renderer: few forms hold HTML. */
export function loadSanitizer(): Promise<Sanitize> {
  loading ??= load();
  return loading;
}

/** What cleans HTML, once it is loaded. */
export const loadedSanitizer = (): Sanitize | undefined => sanitize;

async function load(): Promise<Sanitize> {
  const { sanitizeHtml } = await import('./sanitizeHtml').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  sanitize = sanitizeHtml;
  return sanitizeHtml;
}
