import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { scriptApi, type ScriptRound } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ErrorState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { StoredVideo, videoHeight } from '../../../../kit/files/StoredVideo';
import { useFileUrl } from '../../../../kit/files/useFileUrl';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { SafeLink } from '../SafeLink';
import { scriptStrings } from './scriptStrings';

interface VideoPlayerProps {
  id: string;
  round: Pick<ScriptRound, 'address' | 'isStored' | 'mime' | 'fileName' | 'thumbnail'>;
}

/** The video of a script, played as far as it is there; what no browser plays is offered as a download, a link as a link. */
export function VideoPlayer({ id, round }: VideoPlayerProps) {
  const t = useStrings(scriptStrings);
  const { client } = useConsole();
  const { url: poster } = useFileUrl(round.thumbnail);
  // The cookie that the player brings along; it is good for six hours, and asked for anew well before.
  const { isSuccess, error, refetch } = useQuery({
    ...client.query(scriptApi.play, { id }),
    enabled: round.isStored,
    staleTime: 3_600_000,
    refetchInterval: 3 * 3_600_000,
  });
  if (!round.isStored)
    return (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <SafeLink href={round.address} />
      </Box>
    );
  if (error)
    return (
      <ErrorState dense title={t('noVideo')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!isSuccess) return <Skeleton variant="rounded" sx={{ height: videoHeight, maxWidth: 1 }} />;
  const address = `/api${round.address}`;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <StoredVideo
        address={address}
        mime={round.mime ?? ''}
        name={round.fileName}
        poster={poster}
        notPlayable={t('notPlayable', { name: round.fileName })}
      />
      <Button size="small" variant="outlined" component="a" href={`${address}&save=1`} download={round.fileName}>
        {t('save')}
      </Button>
    </Box>
  );
}
