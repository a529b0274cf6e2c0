import Box from '@mui/material/Box';
import type { CertificationRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, EmptyState, Section, StatusChip, type Tone } from '@backlot/ui-kit';
import { FilePicture } from '../../../kit/files/FilePicture';
import { type ShopWord, shopStrings } from './strings';

const states: Record<number, readonly [ShopWord, Tone]> = {
  1: ['pending', 'warn'],
  2: ['passed', 'ok'],
  3: ['rejected', 'bad'],
  4: ['withdrawn', 'neutral'],
};
const pictures = ['idCardFront', 'idCardBack', 'businessLicence'] as const;

/** Every round of papers, newest first; nothing that was submitted is ever overwritten (domain/model 2.3.2). */
export function PapersCard({ rounds }: { rounds: readonly CertificationRow[] }) {
  const t = useStrings(shopStrings);
  return (
    <Section title={t('papers')}>
      {rounds.length === 0 && <EmptyState dense title={t('noPapers')} />}
      <Box sx={{ display: 'grid', gap: 5 }}>
        {rounds.map((round) => (
          <Round key={round.id} round={round} />
        ))}
      </Box>
    </Section>
  );
}

function Round({ round }: { round: CertificationRow }) {
  const t = useStrings(shopStrings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const [word, tone] = states[round.status] ?? ['pending', 'neutral'];
  const isEnterprise = round.certMethod === 2;
  const shown = pictures.flatMap((field) => (round[field] ? [{ field, fileId: round[field] }] : []));
  return (
    <Box component="article" aria-label={t('round', { round: round.round })} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box component="h3" sx={{ m: 0, fontSize: 'inherit', fontWeight: 600 }}>
          {t('papersOf', { round: round.round, method: nameFor('certMethod', round.certMethod) })}
        </Box>
        <StatusChip tone={tone}>{t(word)}</StatusChip>
      </Box>
      <DescriptionList
        columns={3}
        items={[
          { label: t('realName'), value: round.realName },
          { label: t('idCardNo'), value: round.idCardNo ?? undefined },
          ...(isEnterprise
            ? [
                { label: t('enterpriseName'), value: round.enterpriseName },
                { label: t('licenceNo'), value: round.licenceNo },
              ]
            : []),
          { label: t('submitTime'), value: format.exact(round.submitTime) },
          ...(round.auditTime
            ? [{ label: t('audited'), value: [round.auditor, format.exact(round.auditTime)].filter(Boolean).join(', ') }]
            : []),
          ...(round.rejectReason ? [{ label: t('reason'), value: round.rejectReason, wide: true }] : []),
        ]}
      />
      {shown.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {shown.map(({ field, fileId }) => (
            <Box component="figure" key={field} sx={{ m: 0, maxWidth: '100%' }}>
              <FilePicture fileId={fileId} name={t(field)} />
              <Box component="figcaption" sx={{ fontSize: '0.78125rem', color: 'ink.third' }}>
                {t(field)}
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Box sx={{ color: 'ink.third' }}>{t('hiddenPapers')}</Box>
      )}
    </Box>
  );
}
