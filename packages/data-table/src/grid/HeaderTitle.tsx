import { cloneElement, type ReactElement } from 'react';

/** In place of the grid's tooltips: the browser's own title tells a header that is cut off. */
export const HeaderTitle = ({ title, children }: { title?: unknown; children: ReactElement<{ title?: string }> }) =>
  typeof title === 'string' && title ? cloneElement(children, { title }) : children;
