import { useContext } from 'react';
import { WorkspaceContext } from './WorkspaceContext';

/** Completes the path of a page to the address it was left with in this session. */
export function useLeftHref(): (path: string) => string {
  const workspace = useContext(WorkspaceContext);
  return (path) => `${path}${workspace?.tabs.leftWith(path) ?? ''}`;
}
