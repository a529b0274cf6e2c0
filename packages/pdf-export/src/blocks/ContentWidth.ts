import { createContext, useContext } from 'react';

const ContentWidth = createContext(1100);

/** Gives the blocks inside the width that their text may take, in points. */
export const ContentWidthProvider = ContentWidth.Provider;

/** Width in points that a block may take here: 1100 on a 1200 wide page. */
export const useContentWidth = () => useContext(ContentWidth);
