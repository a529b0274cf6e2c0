import { createContext } from 'react';

/** The field that a form is opened for. */
export const FirstField = createContext<string | undefined>(undefined);
