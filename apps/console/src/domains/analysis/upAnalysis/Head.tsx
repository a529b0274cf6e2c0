import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { credibilityWarning, type UpAnalysis } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Card, StatusChip } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { Person } from '../../../kit/people/Person';
import { RecordPicture } from '../../../kit/files/RecordPicture';
import { RecordLink } from '../../../kit/record/RecordLink';
import { Stars } from '../../creators/parts/Stars';
import { type AnalysisWord, strings } from './strings';

/** Identity, star, credibility with what took points, and owner in one band. */
export function Head({ analysis: { up, scores, period } }: { analysis: UpAnalysis }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const { nameFor } = useDictionary();
  const name = can('upDetail.get') ? (
    <RecordLink path="/talentAdminDetail" id={up.id}>
      {up.nickname}
    </RecordLink>
  ) : (
    up.nickname
  );
  const [now, before] = scores;
  return (
    <Card component="section">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 6,
          rowGap: 3,
          px: 4.5,
          py: 4,
          alignItems: 'flex-start',
        }}
      >
        <Box sx={{ display: 'flex', gap: 3, flex: '2 1 260px', minWidth: 0 }}>
          <RecordPicture kind="up" id={up.id} name={up.nickname} size={56} />
          <Box sx={{ minWidth: 0 }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 2,
                alignItems: 'center',
                fontSize: '1.125rem',
                fontWeight: 650,
              }}
            >
              {name}
              {up.authStatus === 1 && <StatusChip tone="ok">{t('authorised')}</StatusChip>}
              {up.blackFlag && <StatusChip tone="bad">{t('black')}</StatusChip>}
            </Box>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[`@${up.upNumber}`, nameFor('webId', up.webId), nameFor('country', up.country)].join(' · ')}
            </Box>
            {up.labels.length > 0 && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
                {up.labels.map(({ id, name: label }) => (
                  <Chip key={id} size="small" variant="outlined" label={label} />
                ))}
              </Box>
            )}
          </Box>
        </Box>
        <Fact label={t('star')}>
          <Box sx={{ fontSize: '1.0625rem' }}>
            <Stars level={up.starLevel} />
          </Box>
          <Quiet>
            {[up.tier === null ? undefined : t(`tier${up.tier as 1}`), up.isStarManual ? t('byHand') : undefined]
              .filter(Boolean)
              .join(' · ')}
          </Quiet>
          {now && (
            <Quiet>
              {before ? t('starSince', { day: now.day, before: before.starLevel ?? missingText }) : t('since', { day: now.day })}
            </Quiet>
          )}
        </Fact>
        <Fact label={t('credibility')}>
          <Credibility up={up} />
        </Fact>
        <Fact label={t('owner')}>
          {up.owner ? <Person name={up.owner.name} /> : t('nobody')}
          {up.lastFollowTime && <Quiet>{t('followed', { day: format.day(up.lastFollowTime, period.timeZone) })}</Quiet>}
        </Fact>
      </Box>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>{label}</Box>
    {children}
  </Box>
);

const Quiet = ({ children }: { children: ReactNode }) => <Box sx={{ color: 'ink.third', fontSize: '0.78125rem', mt: 0.5 }}>{children}</Box>;

/** An estimate, and what speaks against: each with the points it took. */
function Credibility({ up: { credibility, credibilityPoints } }: { up: UpAnalysis['up'] }) {
  const t = useStrings(strings);
  if (credibility === null) return <Quiet>{t('notEstimated')}</Quiet>;
  const isLow = credibility < credibilityWarning;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {credibility}
        <Box
          aria-hidden
          sx={{
            flex: '0 1 90px',
            height: 6,
            borderRadius: 3,
            bgcolor: 'line.soft',
            overflow: 'hidden',
          }}
        >
          <Box
            sx={{
              width: `${credibility}%`,
              height: 1,
              bgcolor: isLow ? 'tone.warn.ink' : 'tone.ok.ink',
            }}
          />
        </Box>
        {isLow && <StatusChip tone="warn">{t('lookTwice')}</StatusChip>}
      </Box>
      {credibilityPoints.length === 0 && <Quiet>{t('nothingAgainst')}</Quiet>}
      {credibilityPoints.map(({ code, points }) => (
        <Quiet key={code}>{`−${points} · ${t(`point_${code}` as AnalysisWord)}`}</Quiet>
      ))}
    </>
  );
}
