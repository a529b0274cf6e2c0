import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { fileKinds, sysFileApi } from '@backlot/contract';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { ErrorState, formatBytes, LoadingState, StatTile } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useListUrl } from '../../../kit/query/useListUrl';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** How much each kind of file takes, and how much of it nothing uses; a figure opens its rows. */
export function SpaceCards() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { client } = useConsole();
  const { onSearchChange } = useListUrl();
  const { data, error, refetch } = useQuery(client.query(sysFileApi.space, {}));
  if (error)
    return (
      <ErrorState dense onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data)
    return (
      <LoadingState>
        <Box sx={tiles}>
          {fileKinds.map((kind) => (
            <StatTile
              key={kind}
              label={t(`kind_${kind}`)}
              figure={<Skeleton width="60%" />}
              note={
                <>
                  <Skeleton width="80%" />
                  <Skeleton width="90%" />
                </>
              }
            />
          ))}
        </Box>
      </LoadingState>
    );
  return (
    <Box component="section" aria-label={t('standing')} sx={tiles}>
      {data.kinds
        .filter(({ files }) => files > 0)
        .map(({ kind, files, bytes, unusedFiles, unusedBytes }) => (
          <StatTile
            key={kind}
            label={t(`kind_${kind}`)}
            figure={formatBytes(bytes, locale)}
            note={
              <>
                <Link component="button" type="button" onClick={() => onSearchChange(`?kind=${kind}`, { isReplace: false })}>
                  {t('filesOf', { count: files })}
                </Link>
                {' · '}
                {unusedFiles > 0 ? (
                  <Link component="button" type="button" onClick={() => onSearchChange(`?kind=${kind}&isUsed=N`, { isReplace: false })}>
                    {t('unusedOf', { count: unusedFiles, size: formatBytes(unusedBytes, locale) })}
                  </Link>
                ) : (
                  t('unusedOf', { count: 0, size: '' })
                )}
                <Box sx={{ color: 'ink.third' }}>{t('asOf', { time: format.exact(data.dataTime) })}</Box>
              </>
            }
          />
        ))}
    </Box>
  );
}

const tiles = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 3, mb: 3.5 } as const;
