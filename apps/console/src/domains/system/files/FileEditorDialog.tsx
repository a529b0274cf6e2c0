import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { sysFileApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, StatusChip, useNotice } from '@backlot/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { StoredFile } from './StoredFile';
import { strings } from './strings';

interface FileEditorDialogProps {
  file: StoredFile;
  mode: 'view' | 'edit';
  onClose: () => void;
}

type Told = 'waiting' | 'ready' | 'unreachable' | 'failed' | 'outdated';

/** Narrower than this the editor shows its mobile face. */
const phoneWidth = 600;

/** The office editor over the whole screen; a page of its own in a frame keeps the document server's script out of the console. */
export function FileEditorDialog({ file, mode, onClose }: FileEditorDialogProps) {
  const t = useStrings(strings);
  const heading = useId();
  const notify = useNotice();
  const queries = useQueryClient();
  const frame = useRef<HTMLIFrameElement>(null);
  const { client } = useConsole();
  const [told, setTold] = useState<Told>('waiting');
  const [round, setRound] = useState(0);
  const type = window.innerWidth < phoneWidth ? 'mobile' : 'desktop';
  const { data, error, refetch } = useQuery({
    ...client.query(sysFileApi.getOnlineFileConfig, { id: file.id, mode, type }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    const hear = ({ origin, source, data: said }: MessageEvent<{ office?: Told } | null>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || !said?.office) return;
      if (said.office === 'waiting')
        frame.current.contentWindow?.postMessage({ serviceUrl: data?.serviceUrl, config: data?.config }, window.location.origin);
      else setTold(said.office);
      if (said.office !== 'outdated') return;
      notify.warn(t('outdated'));
      void refetch().then(() => setRound((before) => before + 1));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [data, notify, refetch, t]);
  const again = () => {
    setTold('waiting');
    void refetch().then(() => setRound((before) => before + 1));
  };
  const close = () => {
    if (mode === 'edit' && told === 'ready') notify.success(t('savedLater'));
    void queries.invalidateQueries();
    onClose();
  };
  const problem = error?.message ?? (told === 'unreachable' ? t('editorAway') : told === 'failed' ? t('editorFailed') : undefined);
  return (
    <Dialog open fullScreen onClose={close} aria-labelledby={heading}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, py: 2, borderBottom: 1, borderColor: 'line.main' }}
      >
        <Typography id={heading} component="h2" variant="h5" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {file.fileOriginName}
        </Typography>
        <StatusChip tone={mode === 'edit' ? 'info' : 'neutral'}>{t(mode === 'edit' ? 'editing' : 'viewing')}</StatusChip>
        <Button variant="outlined" onClick={close}>
          {t('close')}
        </Button>
      </Box>
      {problem && <ErrorState onRetry={again}>{problem}</ErrorState>}
      {!problem && told === 'waiting' && (
        <Box sx={{ p: 4 }}>
          <LoadingState count={6} />
        </Box>
      )}
      {data && !problem && (
        <Box
          component="iframe"
          key={round}
          ref={frame}
          src="/office-editor"
          title={file.fileOriginName}
          sx={{ flex: 1, border: 0, ...(told === 'waiting' && { position: 'absolute', inset: 0, visibility: 'hidden' }) }}
        />
      )}
    </Dialog>
  );
}
