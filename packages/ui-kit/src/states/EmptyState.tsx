import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { StateMessage } from './StateMessage';

/** Why there is nothing here, and what to do next. */
export interface EmptyStateProps {
  /** Why: "No creators match these filters". */
  title: ReactNode;
  /** What to do next, in one sentence. */
  children?: ReactNode;
  /** Buttons that do it. */
  action?: ReactNode;
  icon?: ReactNode;
  dense?: boolean;
}

/** An empty list, panel or result. */
export const EmptyState = ({ icon = <InboxOutlined />, ...props }: EmptyStateProps) => <StateMessage icon={icon} {...props} />;
