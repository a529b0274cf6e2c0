/** Addresses of the pages around a form. */
export const formPaths = { list: '/form', detail: '/formDetail', design: '/form/design', fill: '/form/fill' } as const;

/** The address that people open to fill a form in. */
export const fillLink = (id: string): string => `${window.location.origin}${formPaths.fill}?id=${id}`;
