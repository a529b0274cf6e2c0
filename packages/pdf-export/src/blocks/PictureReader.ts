import { createContext } from 'react';

/** Reads the bytes of a picture that is not embedded in the record. Throw when the address is not allowed. */
export type ReadPicture = (url: string) => Promise<Uint8Array>;

/** Without a reader only embedded pictures (`data:` addresses) are shown: a document never opens files or calls hosts. */
export const PictureReader = createContext<ReadPicture | undefined>(undefined);
