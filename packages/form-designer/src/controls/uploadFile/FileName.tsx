import { translator } from '@backlot/i18n';
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
  const label = translator(controlStrings, host.locale)('download', { name: file.name });
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
    if (downloadWay === 'ajax' || host.showFile) void saveFile(file, host.showFile);
  };
  return (
    <button type="button" className="BlForm-linkButton" aria-label={label} onClick={run}>
      {file.name}
    </button>
  );
}
