import { createContext, type Dispatch, type SetStateAction } from 'react';

/** Where notices stand while what holds it is open. */
export interface Place {
  element: HTMLElement;
  /** What nobody's own act brought waits until it is closed. */
  keepsNews: boolean;
}

export type Places = readonly Place[];

/** The places of notices that are open now, the last opened last. Apart from the notices, so that what opens later need not bring them. */
export const NoticePlacesContext = createContext<Dispatch<SetStateAction<Places>> | null>(null);
