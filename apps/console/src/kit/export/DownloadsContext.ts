import { createContext } from 'react';
import { createDownloads } from './createDownloads';

/** The exports of this page that are ready; made with the first screen that counts them. */
export const DownloadsContext = createContext(createDownloads());
