import { sysFileApi } from '@backlot/contract';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { formatBytes, LoadingState } from '@backlot/ui-kit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** What would go, told before anything goes; then exactly that, looked at once more by the server. */
export function CleanUpDialog({ onClose }: { onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const { data, error } = useQuery({
    queryKey: [sysFileApi.rehearseCleanUp.path],
    queryFn: () => client.call(sysFileApi.rehearseCleanUp, {}),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const files = data?.files ?? [];
  const size = formatBytes(
    files.reduce((sum, file) => sum + file.size, 0),
    locale,
  );
  return (
    <ActionDialog
      title={t('cleanUpTitle')}
      sendLabel={files.length > 0 ? t('cleanUpRun', { count: files.length, size }) : t('delete')}
      isReady={files.length > 0}
      isDangerous
      width="medium"
      failure={error?.message}
      onSend={() => callOnce(sysFileApi.delete, { ids: files.map(({ id }) => id) })}
      done={({ ok }) => t('deleted', { count: ok.length })}
      onClose={onClose}
    >
      {!data && !error && <LoadingState count={4} />}
      {data && <Typography variant="body2">{t(files.length > 0 ? 'cleanUpHint' : 'cleanUpNone')}</Typography>}
      {files.length > 0 && (
        <Box
          component="ul"
          tabIndex={0}
          aria-label={t('cleanUpTitle')}
          sx={{ m: 0, pl: 5, maxHeight: 320, overflow: 'auto', overflowWrap: 'anywhere' }}
        >
          {files.map((file) => (
            <li key={file.id}>
              {file.fileOriginName}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {formatBytes(file.size, locale)} · {format.exact(file.createTime)}
              </Box>
            </li>
          ))}
        </Box>
      )}
      {data?.hasMore && <Typography variant="body2">{t('cleanUpMore')}</Typography>}
    </ActionDialog>
  );
}
