import { createContext } from 'react';
import type { ListHandle } from './ListHandle';

/** The list around a cell, for cells that do something with their row. */
export const ListContext = createContext<ListHandle | undefined>(undefined);
