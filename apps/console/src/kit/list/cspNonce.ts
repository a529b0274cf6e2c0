/** The nonce the server wrote into the page, for styles that the grid makes. */
export const cspNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
