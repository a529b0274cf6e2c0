import { createContext } from 'react';

/** The one channel that the analysis is about, as in a data zone; undefined where people choose. */
export const FixedChannel = createContext<number | undefined>(undefined);
