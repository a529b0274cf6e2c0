import { translator } from '@backlot/i18n';
import { useState } from 'react';
import type { OptionsOf } from '../../document/controlOptions';
import type { RenderHost, UploadedFile } from '../renderHost';
import { controlStrings } from '../strings';
import { isSafeUrl } from '../upload/isSafeUrl';
import { saveFile } from './saveFile';

interface FileNameProps {
  readonly file: UploadedFile;
  readonly options: OptionsOf<'uploadFile'>;
  readonly host: RenderHost;
}

/** The name of an uploaded file, which downloads it by a link, by a request or by the host's function. */
export function FileName({ file, options: { downloadWay, dynamicFun }, host }: FileNameProps) {
  const t = translator(controlStrings, host.locale);
  const [hasFailed, setFailed] = useState(false);
  const label = t('download', { name: file.name });
  if (downloadWay === 'a' && !host.showFile) {
    if (!isSafeUrl(file.url)) return <span>{file.name}</span>;
    return (
      <a href={file.url} download={file.name} target="_blank" rel="noopener noreferrer" aria-label={label}>
        {file.name}
      </a>
    );
  }
  const run = () => {
    const given = Object.hasOwn(host.dynamicData, dynamicFun) ? host.dynamicData[dynamicFun] : undefined;
    if (downloadWay === 'dynamic' && typeof given === 'function') {
      (given as (file: UploadedFile) => unknown)(file);
      return;
    }
    setFailed(false);
    if (downloadWay === 'ajax' || host.showFile) saveFile(file, host.showFile).catch(() => setFailed(true));
  };
  return (
    <>
      <button type="button" className="BlForm-linkButton" aria-label={label} onClick={run}>
        {file.name}
      </button>
      {hasFailed && (
        <span role="alert" className="BlForm-error">
          {t('downloadFailed', { name: file.name })}
        </span>
      )}
    </>
  );
}
