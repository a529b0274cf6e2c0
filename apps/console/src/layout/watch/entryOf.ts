/** The script that a page starts with; its name changes with every release. Undefined for anything that is not such a page. */
export const entryOf = (html: string): string | undefined => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1];
