import { useCan } from '@backlot/permissions/react';
import { BatchList } from './BatchList';
import { StatementList } from './StatementList';

/** Settlement: whoever previews months sees the batches, everybody else the own statements (domain/roles 7.3). */
export function SettlementsScreen() {
  const can = useCan();
  return can('settle.preview') ? <BatchList /> : <StatementList />;
}
