import type { ReactNode } from 'react';
import { createDrafts } from '../../shell/drafts/createDrafts';
import { createTabs } from '../../shell/tabs/createTabs';
import { WorkspaceContext } from '../../shell/tabs/WorkspaceContext';

/** A screen with the drafts around it that outlive it: shown a second time, it is the page somebody came back to. */
export function keepDrafts(userId: string, draw: () => ReactNode) {
  const workspace = { tabs: createTabs(userId), drafts: createDrafts(userId) };
  return { drafts: workspace.drafts, screen: () => <WorkspaceContext value={workspace}>{draw()}</WorkspaceContext> };
}
