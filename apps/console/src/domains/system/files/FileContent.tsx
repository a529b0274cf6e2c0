import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { fileApi, officeTypes, sysFileApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FilePicture } from '../../../kit/files/FilePicture';
import { StoredVideo, videoHeight } from '../../../kit/files/StoredVideo';
import { useFileUrl } from '../../../kit/files/useFileUrl';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { StoredFile } from './StoredFile';
import { strings } from './strings';
import { TextTable } from './TextTable';

/** What a browser can show of a file: pictures, videos, the beginning of texts and tables, and PDFs in a tab of their own. */
export function FileContent({ file }: { file: StoredFile }) {
  const t = useStrings(strings);
  if (file.kind === 'image') return <FilePicture fileId={file.id} name={file.fileOriginName} width={320} height={220} />;
  if (file.fileSuffix === 'pdf') return <PdfLink file={file} />;
  if (file.kind === 'video') return <VideoContent file={file} />;
  if (file.kind === 'sheet') return <TableContent file={file} />;
  if (file.kind === 'text') return <TextContent file={file} />;
  return <Box sx={{ color: 'text.secondary' }}>{t(Object.hasOwn(officeTypes, file.fileSuffix) ? 'noEditor' : 'noPreview')}</Box>;
}

function PdfLink({ file: { id } }: { file: StoredFile }) {
  const t = useStrings(strings);
  const { url, error } = useFileUrl(id);
  if (error) return <ErrorState dense>{error.message}</ErrorState>;
  if (!url) return <LoadingState count={1} />;
  return (
    <Link href={url} target="_blank" rel="noopener">
      {t('openPdf')}
    </Link>
  );
}

function VideoContent({ file: { id, mime, fileOriginName: name } }: { file: StoredFile }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { isSuccess, error, refetch } = useQuery({ ...client.query(sysFileApi.play, { id }), staleTime: 3_600_000 });
  if (error)
    return (
      <ErrorState dense onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!isSuccess) return <Skeleton variant="rounded" sx={{ height: videoHeight, maxWidth: 1 }} />;
  return <StoredVideo address={`/api${sysFileApi.video.path}?id=${id}`} mime={mime} name={name} notPlayable={t('noPreview')} />;
}

function TableContent({ file: { id } }: { file: StoredFile }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({ ...client.query(sysFileApi.table, { id }), staleTime: Infinity });
  if (error)
    return (
      <ErrorState dense onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <LoadingState count={4} />;
  return (
    <>
      <TextTable headers={data.headers} rows={data.lines} label={t('preview')} />
      {data.lineCount > data.lines.length && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('cutRows', { count: data.lines.length, total: data.lineCount })}</Box>
      )}
    </>
  );
}

/** Lines that are shown of a text. */
const mostLines = 200;

function TextContent({ file: { id } }: { file: StoredFile }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['text of file', id],
    queryFn: async ({ signal }) => {
      const { blob } = await client.blob(fileApi.preview, { id }, { signal, isSilent: true, isNameless: true });
      return (await blob.text()).replace(/^\uFEFF/, '');
    },
    staleTime: Infinity,
  });
  if (error)
    return (
      <ErrorState dense onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (data === undefined) return <LoadingState count={4} />;
  const lines = data.split(/\r?\n/);
  return (
    <>
      <Box component="pre" tabIndex={0} sx={{ ...frame, m: 0, p: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {lines.slice(0, mostLines).join('\n')}
      </Box>
      {lines.length > mostLines && <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('cut', { count: mostLines })}</Box>}
    </>
  );
}

const frame = { maxHeight: 360, overflow: 'auto', border: 1, borderColor: 'line.main', borderRadius: 1, fontSize: 13 } as const;
