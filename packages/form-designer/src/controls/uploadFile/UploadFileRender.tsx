import { translator } from '@backlot/i18n';
import type { OptionsOf } from '../../document/controlOptions';
import { RemoveFile } from '../upload/RemoveFile';
import type { ControlRenderProps } from '../defineControl';
import { controlStrings } from '../strings';
import { FileName } from './FileName';
import { UploadButton } from '../upload/UploadButton';
import { UploadStatus } from '../upload/UploadStatus';
import { useUploads } from '../upload/useUploads';

/** Files that are sent as soon as they are chosen. */
export function UploadFileRender(props: ControlRenderProps<OptionsOf<'uploadFile'>>) {
  const { options, id, label, isDisabled, describedBy, onBlur, host } = props;
  const t = translator(controlStrings, host.locale);
  const { files, pending, message, isFull, add, remove } = useUploads(props, 'file');
  return (
    <div className="BlForm-upload" style={{ width: options.width }}>
      <UploadButton
        id={id}
        label={label}
        text={options.placeholder}
        dropText={options.drag ? t('uploadDrop') : undefined}
        isMultiple={options.multiple}
        isDisabled={isDisabled || isFull}
        describedBy={describedBy}
        onFiles={add}
        onBlur={onBlur}
      />
      {files.length > 0 && (
        <ul className="BlForm-files" aria-label={label || undefined}>
          {files.map((file) => (
            <li key={file.uid}>
              <FileName file={file} options={options} host={host} />
              {!isDisabled && <RemoveFile label={t('remove', { label: file.name })} onClick={() => remove(file.uid)} />}
            </li>
          ))}
        </ul>
      )}
      <UploadStatus pending={pending} message={message} locale={host.locale} />
    </div>
  );
}
