import { createContext, type Dispatch, type SetStateAction } from 'react';

export type Places = readonly HTMLElement[];

/** The places of notices that are open now, the last opened last. Apart from the notices, so that what opens later need not bring them. */
export const NoticePlacesContext = createContext<Dispatch<SetStateAction<Places>> | null>(null);

export const phone = '(max-width: 599.95px)';
