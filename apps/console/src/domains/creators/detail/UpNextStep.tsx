import { followUpApi, type UpDetail } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { NextStep } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { notesOf } from './notesOf';
import { strings } from './strings';

const dayMs = 86_400_000;
/** After so many days without a note the next step is to write one; at 53 the owner is warned, at 60 the creator leaves (domain/life-cycles 3.16). */
const quietDays = 30;

/** What this person does next with a creator; its button is the filled one at the head of the page. */
export function UpNextStep({ up }: { up: UpDetail }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [now] = useState(() => Date.now());
  const notes = useQuery({ ...client.query(followUpApi.page, notesOf(up.id)), enabled: up.can.includes('addFollowUp') }).data?.rows;
  if (up.blackFlag) return <NextStep tone="bad">{t('nextBlack', { reason: up.blackReason ?? '–' })}</NextStep>;
  if (up.can.includes('claim')) return <NextStep>{t('nextClaim')}</NextStep>;
  if (up.can.includes('addFollowUp') && notes) {
    const [last] = notes;
    if (!last) return <NextStep>{t('nextFirst')}</NextStep>;
    const days = Math.floor((now - (parseWireTime(last.createTime)?.getTime() ?? now)) / dayMs);
    if (days >= quietDays) return <NextStep>{t('nextFollowUp', { days })}</NextStep>;
  }
  return up.owner && !up.can.includes('edit') ? <NextStep tone="info">{t('nextOwner', { name: up.owner.name })}</NextStep> : null;
}
