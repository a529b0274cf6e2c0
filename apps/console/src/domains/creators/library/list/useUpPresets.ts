import type { upApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useMemo } from 'react';
import type { ListPreset } from '../../../../kit/list/ListShape';
import { presetsFor } from '../../../../kit/list/presetsFor';
import { useOwnId } from '../../../../shell/session/useOwnId';
import { strings } from '../strings';

/** Views of the creators by what somebody does with them: own, claim, follow up, blacklist, renew the figures. */
export function useUpPresets(): readonly ListPreset<typeof upApi.pool>[] {
  const t = useStrings(strings);
  const can = useCan();
  const id = useOwnId();
  return useMemo(
    () =>
      presetsFor<typeof upApi.pool>(can, [
        ...(id === undefined ? [] : [{ key: 'mine', label: t('mine'), filters: { ownerId: id }, needs: ['upPool.claim'] as const }]),
        { key: 'free', label: t('standing_free'), filters: { standing: 'free' }, needs: ['upPool.query'] },
        {
          key: 'returning',
          label: t('standing_returning'),
          filters: { standing: 'returning' },
          needs: ['upLibrary.release', 'upLibrary.transfer'],
        },
        { key: 'blacklisted', label: t('standing_blacklisted'), filters: { standing: 'blacklisted' }, needs: ['upDetail.black'] },
        { key: 'old', label: t('oldFigures'), filters: { dataAge: 'old' }, needs: ['upLibrary.import'] },
      ]),
    [t, can, id],
  );
}
