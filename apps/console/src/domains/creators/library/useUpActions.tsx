import type { Permission, UpRow } from '@backlot/contract';
import type { BulkAction, RowAction, Selection } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { type FunctionComponent, useCallback } from 'react';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { LabelDialog } from './LabelDialog';
import { MoveDialog } from './MoveDialog';
import { strings, type Word } from './strings';
import { TransferDialog } from './TransferDialog';
import { useListDialog } from './useListDialog';

type List = ListHandle<UpRow>;

interface DialogProps {
  ids: readonly string[];
  list: List;
  onClose: (hasChanged: boolean) => void;
}

interface ManyAction {
  /** As in a row's `can`. */
  key: 'claim' | 'batchLabel' | 'release' | 'transfer';
  permission: Permission;
  label: Word;
  whyNot: Word;
  /** On rows that cannot do it: left out, since another action stands in its place. */
  isLeftOut?: (up: UpRow) => boolean;
  Dialog: FunctionComponent<DialogProps>;
}

const claim: ManyAction = {
  key: 'claim',
  permission: 'upPool.claim',
  label: 'claim',
  whyNot: 'cannotClaim',
  isLeftOut: (up) => up.owner !== null,
  Dialog: (props) => <MoveDialog move="claim" {...props} />,
};

const libraryActions: readonly ManyAction[] = [
  claim,
  { key: 'batchLabel', permission: 'upLibrary.batchLabel', label: 'label', whyNot: 'cannotLabel', Dialog: LabelDialog },
  {
    key: 'release',
    permission: 'upLibrary.release',
    label: 'release',
    whyNot: 'notYours',
    isLeftOut: (up) => up.owner === null,
    Dialog: (props) => <MoveDialog move="release" {...props} />,
  },
  {
    key: 'transfer',
    permission: 'upLibrary.transfer',
    label: 'transfer',
    whyNot: 'cannotTransfer',
    isLeftOut: (up) => up.owner === null,
    Dialog: TransferDialog,
  },
];

const poolActions = [claim];

/** What may be done with creators beyond editing and deleting: claim, labels, release, handing over; one or many. */
export function useUpActions(kind: 'library' | 'pool') {
  const t = useStrings(strings);
  const can = useCan();
  const { dialog, open } = useListDialog();
  const all = kind === 'pool' ? poolActions : libraryActions;

  const rowActions = useCallback(
    (up: UpRow, list: List): RowAction[] =>
      all
        .filter(({ key, permission, isLeftOut }) => can(permission) && (up.can.includes(key) || !isLeftOut?.(up)))
        .map(({ key, label, whyNot, Dialog }) => ({
          key,
          label: t(label),
          ...(!up.can.includes(key) && { whyNot: t(whyNot) }),
          onRun: () => void open(list, (close) => <Dialog ids={[up.id]} list={list} onClose={close} />),
        })),
    [all, can, open, t],
  );
  const bulkActions = useCallback(
    (list: List): BulkAction[] =>
      all
        .filter(({ permission }) => can(permission))
        .map(({ key, label, Dialog }) => ({
          key,
          label: t(label),
          takesAll: true,
          onRun: async (selection: Selection) => {
            const ids = await list.idsOf(selection);
            return open(list, (close) => <Dialog ids={ids} list={list} onClose={close} />);
          },
        })),
    [all, can, open, t],
  );
  return { rowActions, bulkActions, dialog };
}
