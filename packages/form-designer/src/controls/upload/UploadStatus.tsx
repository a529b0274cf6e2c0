import LinearProgress from '@mui/material/LinearProgress';
import { type Locale, translator } from '@backlot/i18n';
import { controlStrings } from '../strings';
import type { PendingFile } from './useUploads';

/** Files on their way, and what happened to the last one. */
export function UploadStatus({ pending, message, locale }: { pending: readonly PendingFile[]; message: string; locale: Locale }) {
  const t = translator(controlStrings, locale);
  return (
    <>
      {pending.map(({ uid, name, share }) => {
        const percent = Math.round(share * 100);
        const text = t('uploading', { name, percent });
        return (
          <div key={uid} className="BlForm-pending">
            <span>{text}</span>
            <LinearProgress variant="determinate" value={percent} aria-label={text} />
          </div>
        );
      })}
      <p className="BlForm-uploadMessage" role="status">
        {message}
      </p>
    </>
  );
}
