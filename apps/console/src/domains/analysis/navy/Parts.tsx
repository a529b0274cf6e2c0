import Box from '@mui/material/Box';
import type { navyApi, OutputOf } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Section } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { strings } from './strings';

interface Part {
  key: string;
  name: string;
  /** Where the part itself is. */
  to?: string | undefined;
  comments: number;
  suspected: number;
}

/** The estimate by channel, and the creators and works that have most of it. */
export function Parts({ overview: { channels, creators, works } }: { overview: OutputOf<typeof navyApi.overview> }) {
  const t = useStrings(strings);
  const can = useCan();
  const { nameFor } = useDictionary();
  const lists: [string, Part[]][] = [
    [t('channels'), channels.map(({ webId, ...counts }) => ({ key: String(webId), name: nameFor('webId', webId), ...counts }))],
    [
      t('creators'),
      creators.map(({ id, name, ...counts }) => ({
        key: id,
        name,
        to: can('upAnalysis.query') ? `/upAnalysis?upId=${id}` : undefined,
        ...counts,
      })),
    ],
    [
      t('works'),
      works.map(({ id, title, ...counts }) => ({
        key: id,
        name: title,
        to: can('commentInfo.query') ? `/commentInfo?workId=${id}` : undefined,
        ...counts,
      })),
    ],
  ];
  return (
    <Box sx={row}>
      {lists.map(([title, parts]) => (
        <PartList key={title} title={title} parts={parts} />
      ))}
    </Box>
  );
}

function PartList({ title, parts }: { title: string; parts: readonly Part[] }) {
  const format = useFormat();
  return (
    <Section title={title}>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' }}>
        {parts.map(({ key, name, to, comments, suspected }) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 3, justifyContent: 'space-between', minWidth: 0 }}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {to ? (
                <Link to={to as never} style={{ color: 'var(--mui-palette-accent-ink)' }}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Box>
            <Box component="span" sx={{ flex: 'none' }}>
              <strong>{format.number(suspected)}</strong> / {format.number(comments)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 3, sm: 3.5 },
  alignItems: 'start',
  minWidth: 0,
} as const;
