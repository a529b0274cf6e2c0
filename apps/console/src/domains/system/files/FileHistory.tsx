import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OutputOf, sysFileApi } from '@backlot/contract';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { formatBytes } from '@backlot/ui-kit';
import type { StoredFile } from './StoredFile';
import { strings } from './strings';

interface FileHistoryProps {
  file: StoredFile;
  history: OutputOf<typeof sysFileApi.detail>['history'];
  onDownload: (id: string, versionNo: number) => Promise<void>;
}

/** What a file said before it was edited, to be read again. */
export function FileHistory({ file, history, onDownload }: FileHistoryProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  return (
    <Box component="section">
      <Typography component="h3" variant="subtitle2" sx={{ mb: 2 }}>
        {t('history')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {history.map(({ versionNo, size, time, userName }) => (
          <Box component="li" key={versionNo} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
            <Box sx={{ minWidth: 0 }}>
              <Box>{`${t('version', { no: versionNo })} · ${formatBytes(size, locale)}`}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
                {t('replaced', { time: format.exact(time), name: userName ?? t('system') })}
              </Box>
            </Box>
            {file.can.includes('download') && (
              <Button
                size="small"
                aria-label={`${t('download')}: ${t('version', { no: versionNo })}`}
                onClick={() => void onDownload(file.id, versionNo)}
              >
                {t('download')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
