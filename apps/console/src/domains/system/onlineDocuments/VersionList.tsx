import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { sysFileOnlineApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

interface VersionListProps {
  id: string;
  newest: number;
  shown: number;
  onPick: (versionNo: number) => void;
}

/** The versions of a document that are kept; the one that is read is marked. */
export function VersionList({ id, newest, shown, onPick }: VersionListProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(sysFileOnlineApi.versions, { id }));
  return (
    <Section title={t('versions')} note={t('versionsHint')} flush>
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState count={2} />}
      {data && (
        <List aria-label={t('versions')} disablePadding>
          {data.map(({ versionNo, characters, time, userName }) => (
            <ListItem key={versionNo} disablePadding>
              <ListItemButton
                selected={versionNo === shown}
                aria-current={versionNo === shown}
                onClick={() => onPick(versionNo)}
                sx={{ minHeight: 44 }}
              >
                <ListItemText
                  primary={
                    <>
                      {t('versionOf', { no: versionNo })}
                      {versionNo === newest && (
                        <Box component="span" sx={{ color: 'text.secondary' }}>
                          {` · ${t('newest')}`}
                        </Box>
                      )}
                    </>
                  }
                  secondary={`${format.exact(time)} · ${userName ?? t('system')} · ${t('charactersOf', { count: characters })}`}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  );
}
