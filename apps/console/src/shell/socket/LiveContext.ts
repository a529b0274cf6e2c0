import { createContext } from 'react';
import { createLiveRecords } from './createLiveRecords';

/** The records on the screens of this page; made with the first of them, so that signing in does not wait for it. */
export const LiveContext = createContext(createLiveRecords());
