import { upApi, type UpRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { RehearsalDialog } from '../../../kit/bulk/RehearsalDialog';
import { rehearseRows } from '../../../kit/bulk/rehearseRows';
import { strings } from './strings';
import { useUnseenHint } from './useUnseenHint';

interface MoveDialogProps {
  /** Out of the public pool, or back into it. */
  move: 'claim' | 'release';
  ids: readonly string[];
  list: ListHandle<UpRow>;
  onClose: (hasChanged: boolean) => void;
}

/** Creators claimed from the public pool or released to it, told before it happens (domain/life-cycles 3.16). */
export function MoveDialog({ move, ids, list, onClose }: MoveDialogProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const unseen = useUnseenHint(ids, list);
  return (
    <RehearsalDialog
      title={t(`${move}Title`)}
      hint={[t(`${move}Hint`), unseen].filter(Boolean).join(' ')}
      confirmLabel={t(move)}
      isDanger={move === 'release'}
      ids={ids}
      rehearse={(some) =>
        Promise.resolve(rehearseRows({ ids: some, list, action: move, whyNot: t(move === 'claim' ? 'cannotClaim' : 'notYours') }))
      }
      run={(some) => client.call(upApi[move], { ids: some })}
      nameOf={list.nameOf}
      onClose={onClose}
    />
  );
}
