import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { uploadInParts } from '@backlot/api-client';
import { errors, fileApi, type OpenUpload, uploadApi } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { UploadField, type UploadedFile, type UploadFile, videoLimits } from '@backlot/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { videoOf } from './videoOf';

/** A stored video with what the browser read of it. */
export interface StoredVideo {
  fileId: string;
  duration?: number;
  thumbnail?: string;
}

interface VideoFieldProps {
  label: string;
  isRequired?: boolean;
  error?: string | undefined;
  onChange: (video: StoredVideo | undefined) => void;
  onBusyChange?: (isBusy: boolean) => void;
}

/** One video of up to 500 MB: sent in parts, paused and gone on with, also after a reload, once the same file is chosen again. */
export function VideoField({ label, isRequired = false, error, onChange, onBusyChange }: VideoFieldProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const read = useRef(new Map<string, StoredVideo>());
  const [isWaiting, setWaiting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const upload = useCallback<UploadFile>(
    (file, { onProgress, signal }) => {
      const sent = async () => {
        const { fileId } = await uploadInParts(client, file, {
          calls: uploadApi,
          changedCode: errors.hashMismatch.code,
          signal,
          onProgress,
          onWaiting: setWaiting,
        });
        const { duration, thumbnail } = await videoOf(file);
        // A picture is nice to have: without one the video is as good.
        const picture = thumbnail && (await client.upload(fileApi.upload, thumbnail, { signal, isSilent: true }).catch(() => undefined));
        const video = { fileId, ...(duration !== undefined && { duration }), ...(picture && { thumbnail: picture.fileId }) };
        read.current.set(fileId, video);
        return { fileId, url: URL.createObjectURL(file) };
      };
      return sent().finally(() => {
        setWaiting(false);
        void queries.invalidateQueries({ queryKey: [uploadApi.open.path] });
      });
    },
    [client, queries],
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <UploadField
        label={label}
        limits={limits}
        value={files}
        upload={upload}
        required={isRequired}
        error={error}
        pausable
        onBusyChange={(next) => {
          setBusy(next);
          onBusyChange?.(next);
        }}
        onChange={(next) => {
          setFiles(next);
          const [file] = next;
          onChange(file && (read.current.get(file.fileId) ?? { fileId: file.fileId }));
        }}
      />
      {isWaiting && <Alert severity="info">{t('offline')}</Alert>}
      {!isBusy && files.length === 0 && <Unfinished />}
    </Box>
  );
}

const limits = { ...videoLimits, maxCount: 1 };

/** What broke off lately: how far each upload is, and that the same file goes on from there. */
function Unfinished() {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const { data = [], refetch } = useQuery({ ...client.query(uploadApi.open), staleTime: 0 });
  const share = ({ parts, partSize, size }: OpenUpload) => Math.min(1, (parts.length * partSize) / size);
  const begun = data.filter((upload) => upload.parts.length > 0 && share(upload) < 1);
  if (begun.length === 0) return null;
  return (
    <Box role="group" aria-label={t('unfinished')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ color: 'text.secondary' }}>{t('unfinishedHint')}</Box>
      {begun.map((upload) => (
        <Box key={upload.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {`${upload.fileName} · ${format.percent(Math.floor(share(upload) * 100))}`}
          </Box>
          <Button
            size="small"
            aria-label={t('giveUpNamed', { name: upload.fileName })}
            onClick={async () => {
              await client.call(uploadApi.cancel, { id: upload.id });
              void refetch();
            }}
          >
            {t('giveUp')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: {
    offline: 'The network is away. The upload goes on by itself as soon as it is back.',
    unfinished: 'Uploads that broke off',
    unfinishedHint: 'These broke off. Choose the same file again, and it goes on from there.',
    giveUp: 'Give up',
    giveUpNamed: 'Give up the upload of {name}',
  },
  'zh-CN': {
    offline: '网络已断开，恢复后将自动继续上传。',
    unfinished: '未完成的上传',
    unfinishedHint: '以下上传未完成，重新选择同一文件即可继续。',
    giveUp: '放弃',
    giveUpNamed: '放弃上传 {name}',
  },
  vn: {
    offline: 'Mất kết nối mạng. Khi có mạng lại, tệp sẽ tự tải tiếp.',
    unfinished: 'Các lượt tải lên dở dang',
    unfinishedHint: 'Các tệp này tải chưa xong. Chọn lại đúng tệp đó để tải tiếp.',
    giveUp: 'Bỏ',
    giveUpNamed: 'Bỏ lượt tải lên {name}',
  },
});
