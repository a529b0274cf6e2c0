import { usualAudienceShare, type WorkOrderRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { bandText } from './bandText';
import { joinedAges } from './joinedAges';
import type { WantedTyped } from './wantedDraft';
import { wantedStrings } from './wantedStrings';

/** Which creators a record asks for, as a fact of its page; undefined where it asks for none in particular. */
export function useWantedText(): (row: Pick<WorkOrderRow, keyof WantedTyped>) => { label: string; value: string } | undefined {
  const t = useStrings(wantedStrings);
  const format = useFormat();
  return ({ wantFansMin, wantFansMax, wantGender, wantAges, wantShare }) => {
    const band = bandText(wantFansMin, wantFansMax, format);
    const share = wantShare ?? usualAudienceShare;
    const parts = [
      band && t('fans', { band }),
      wantGender !== null && t('share', { who: t(wantGender === 2 ? 'men' : 'women'), share }),
      wantAges.length > 0 && t('share', { who: t('aged', { ages: joinedAges(wantAges) }), share }),
    ].filter(Boolean);
    return parts.length > 0 ? { label: t('wanted'), value: parts.join(' · ') } : undefined;
  };
}
