/** What the document server calls a content: another one after every change, so that nobody is shown an old one. */
export const documentKey = ({ id, objectName }: { id: string; objectName: string }): string => `${id}-${objectName.split('.')[0]}`;

/** The file that a document's key speaks of. */
export const fileIdOf = (key: string): string | undefined => /^([1-9]\d{0,17})-[\da-f-]{36}$/.exec(key)?.[1];
