import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../frame/visuallyHidden';
import { DropZone } from './DropZone';
import { FileList, type ListedFile } from './FileList';
import { formatBytes } from './formatBytes';
import { ImagePreview } from './ImagePreview';
import { PictureList } from './PictureList';
import { uploadStrings } from './strings';
import { sortFiles, type UploadLimits } from './uploadLimits';
import type { StoredFile, UploadFile } from './uploadQueue';
import { useUploadQueue } from './useUploadQueue';

/** A file that has arrived. */
export interface UploadedFile extends StoredFile {
  name: string;
  bytes?: number;
}

/** A field of a form whose value is the stored files. */
export interface UploadFieldProps {
  label: ReactNode;
  value: readonly UploadedFile[];
  onChange: (files: UploadedFile[]) => void;
  upload: UploadFile;
  /** `imageLimits` and `videoLimits` are limits that fit most pages. */
  limits?: UploadLimits;
  /** `pictures` shows squares and opens them large. */
  look?: 'list' | 'pictures';
  required?: boolean;
  disabled?: boolean;
  /** What the form's validation says. */
  error?: ReactNode;
  helperText?: ReactNode;
  /** True while something is on its way: forms wait with saving. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Large files that can be paused and gone on with, where `upload` goes on where it was. */
  pausable?: boolean;
}

/** Upload by drag, paste or click, with progress, cancel and retry; what breaks a limit is refused with the reason. */
export function UploadField({
  label,
  value,
  onChange,
  upload,
  limits = {},
  look = 'list',
  required = false,
  disabled = false,
  error,
  helperText,
  onBusyChange,
  pausable = false,
}: UploadFieldProps) {
  const t = useStrings(uploadStrings);
  const locale = useLocale();
  const labelId = useId();
  const hintId = useId();
  const [problems, setProblems] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  const [viewed, setViewed] = useState<number | null>(null);
  const held = useRef(value);
  useLayoutEffect(() => {
    held.current = value;
  }, [value]);
  const report = (next: UploadedFile[]) => {
    held.current = next;
    onChange(next);
  };
  const [pending, queue] = useUploadQueue({
    upload,
    onStored: ({ file, fileId, url }) => {
      setSaid(t('uploaded', { name: file.name }));
      report([...held.current, { fileId, url, name: file.name, bytes: file.size }]);
    },
  });
  const isBusy = pending.some(({ status }) => status !== 'exception');
  const notified = useRef(false);
  useEffect(() => {
    if (notified.current === isBusy) return;
    notified.current = isBusy;
    onBusyChange?.(isBusy);
  }, [isBusy, onBusyChange]);

  const types = limits.extensions?.join(', ') ?? '';
  const size = limits.maxBytes === undefined ? '' : formatBytes(limits.maxBytes, locale);
  const count = value.length + pending.length;
  const take = (files: File[]) => {
    const { taken, refused, isCut } = sortFiles({ files, limits, held: held.current.length + queue.getPending().length });
    setProblems([
      ...refused.map(({ file, problem }) => t(problem, { name: file.name, types, size })),
      ...(isCut ? [t('tooMany', { limit: limits.maxCount ?? 0 })] : []),
    ]);
    queue.add(taken);
  };
  const failed = t(look === 'pictures' ? 'imageFailed' : 'fileFailed');
  const files: ListedFile[] = [
    ...value.map(({ fileId, name, url, bytes }) => ({ id: fileId, name, url, ...(bytes !== undefined && { bytes }) })),
    ...pending.map(({ uid, file, status, progress, error, previewUrl }) => ({
      id: uid,
      name: file.name,
      bytes: file.size,
      ...(previewUrl && { url: previewUrl }),
      status,
      progress,
      error: error ? `${failed}: ${error}` : failed,
    })),
  ];
  const remove = ({ id }: ListedFile) => {
    setProblems([]);
    if (pending.some(({ uid }) => uid === id)) queue.cancel(id);
    else report(held.current.filter(({ fileId }) => fileId !== id));
  };
  const retry = ({ id }: ListedFile) => queue.retry(id);
  const hint = [
    types && t('types', { types }),
    size && t('upTo', { size }),
    limits.maxCount !== undefined && t('atMost', { count: limits.maxCount }),
  ]
    .filter(Boolean)
    .join(' · ');
  const zone = (
    <DropZone
      onFiles={take}
      extensions={limits.extensions}
      multiple={limits.maxCount !== 1}
      disabled={disabled || (limits.maxCount !== undefined && count >= limits.maxCount)}
      square={look === 'pictures'}
      hintId={hintId}
      hint={hint && <span id={hintId}>{hint}</span>}
    />
  );
  const messages = [...problems, ...(error ? [error] : [])];
  return (
    <FormControl
      component="div"
      role="group"
      aria-labelledby={labelId}
      fullWidth
      required={required}
      error={messages.length > 0}
      disabled={disabled}
    >
      <FormLabel id={labelId} component="div" sx={{ mb: 1.5 }}>
        {label}
      </FormLabel>
      {look === 'pictures' ? (
        <>
          <PictureList
            files={files}
            add={zone}
            onView={({ id }) => setViewed(value.findIndex(({ fileId }) => fileId === id))}
            {...(!disabled && { onRemove: remove, onRetry: retry })}
          />
          {hint && (
            <FormHelperText id={hintId} error={false}>
              {hint}
            </FormHelperText>
          )}
        </>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {zone}
          <FileList
            files={files}
            {...(!disabled && { onRemove: remove, onRetry: retry })}
            {...(pausable && { onPause: ({ id }: ListedFile) => queue.pause(id), onResume: ({ id }: ListedFile) => queue.resume(id) })}
          />
        </Box>
      )}
      <Box role="alert">
        {messages.map((message, index) => (
          <FormHelperText key={index}>{message}</FormHelperText>
        ))}
      </Box>
      {helperText && <FormHelperText error={false}>{helperText}</FormHelperText>}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <ImagePreview images={value.map(({ url, name }) => ({ src: url, name }))} index={viewed} onIndexChange={setViewed} />
    </FormControl>
  );
}
