import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { sysFileOnlineApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../kit/record/useAct';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { OnlineDocument } from './OnlineDocument';
import { strings } from './strings';
import { VersionList } from './VersionList';

interface DocumentDrawerProps {
  document: OnlineDocument;
  onDownload: (id: string) => void;
  onChanged: () => void;
  onClose: () => void;
}

/** A document beside its list: what it says, and what it said before. */
export function DocumentDrawer({ document: listed, onDownload, onChanged, onClose }: DocumentDrawerProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { act, isBusy } = useAct();
  const [picked, setPicked] = useState<number>();
  const { id } = listed;
  const { data: document, error, refetch } = useQuery(client.query(sysFileOnlineApi.detail, { id }));
  const versionNo = picked ?? document?.versionNo;
  const isNewest = versionNo === document?.versionNo;
  const earlier = useQuery({
    ...client.query(sysFileOnlineApi.versionText, { id, versionNo: versionNo ?? 1 }),
    enabled: document !== undefined && !isNewest,
  });
  const content = isNewest ? document?.content : earlier.data?.content;
  const problem = error ?? (isNewest ? null : earlier.error);
  const restore = async (no: number) => {
    if (!document) return;
    const restoring = () => client.call(sysFileOnlineApi.restore, { id, version: document.version, versionNo: no });
    if (!(await act(restoring, t('restored', { no })))) return;
    setPicked(undefined);
    onChanged();
  };
  return (
    <SideDrawer
      open
      title={listed.name}
      subtitle={`${t(`format_${listed.format}`)} · ${t('charactersOf', { count: document?.characters ?? listed.characters })}`}
      onClose={onClose}
      width={720}
      actions={
        <>
          {versionNo !== undefined && !isNewest && document?.can.includes('edit') && (
            <Button variant="contained" disabled={isBusy} onClick={() => void restore(versionNo)}>
              {t('restore', { no: versionNo })}
            </Button>
          )}
          <Button variant="outlined" onClick={() => onDownload(id)}>
            {t('download')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {problem && (
          <ErrorState dense onRetry={() => void (error ? refetch() : earlier.refetch())}>
            {problem.message}
          </ErrorState>
        )}
        {content === undefined && !problem && <LoadingState count={6} />}
        {typeof content === 'string' && (
          <Box component="pre" tabIndex={0} aria-label={t('content')} role="region" sx={page}>
            {content}
          </Box>
        )}
        {document && <VersionList id={id} newest={document.versionNo} shown={versionNo ?? document.versionNo} onPick={setPicked} />}
      </Box>
    </SideDrawer>
  );
}

const page = {
  m: 0,
  p: 4,
  maxHeight: 480,
  overflow: 'auto',
  border: 1,
  borderColor: 'line.main',
  borderRadius: 1,
  fontSize: 14,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
