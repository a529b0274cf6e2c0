import { translator } from '@backlot/i18n';
import { useState } from 'react';
import type { OptionsOf } from '../../document/controlOptions';
import { RemoveFile } from '../upload/RemoveFile';
import type { ControlRenderProps } from '../defineControl';
import type { UploadedFile } from '../renderHost';
import { controlStrings } from '../strings';
import { StoredPicture } from '../upload/StoredPicture';
import { UploadButton } from '../upload/UploadButton';
import { UploadStatus } from '../upload/UploadStatus';
import { useUploads } from '../upload/useUploads';
import { ImagePreview } from './ImagePreview';

/** Pictures that are sent as soon as they are chosen: gif, jpeg and png. */
export function UploadImgRender(props: ControlRenderProps<OptionsOf<'uploadImg'>>) {
  const { options, id, label, isDisabled, describedBy, onBlur, host } = props;
  const t = translator(controlStrings, host.locale);
  const [shown, setShown] = useState<UploadedFile>();
  const { files, pending, message, isFull, add, remove } = useUploads(props, 'img');
  return (
    <div className="BlForm-upload" style={{ width: options.width }}>
      {files.length > 0 && (
        <ul className="BlForm-images" data-type={options.listType} aria-label={label || undefined}>
          {files.map((file) => (
            <li key={file.uid}>
              <button type="button" className="BlForm-image" aria-label={t('preview', { name: file.name })} onClick={() => setShown(file)}>
                {options.listType !== 'text' && <StoredPicture url={file.url} alt="" host={host} />}
                {options.listType !== 'picture-card' && file.name}
              </button>
              {!isDisabled && <RemoveFile label={t('remove', { label: file.name })} onClick={() => remove(file.uid)} />}
            </li>
          ))}
        </ul>
      )}
      <UploadButton
        id={id}
        label={label}
        text={options.placeholder}
        accept="image/gif,image/jpeg,image/png"
        isMultiple={options.multiple}
        isDisabled={isDisabled || isFull}
        describedBy={describedBy}
        onFiles={add}
        onBlur={onBlur}
      />
      <UploadStatus pending={pending} message={message} locale={host.locale} />
      {shown && <ImagePreview file={shown} host={host} onClose={() => setShown(undefined)} />}
    </div>
  );
}
