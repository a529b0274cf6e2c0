import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { translator } from '@backlot/i18n';
import type { RenderHost, UploadedFile } from '../renderHost';
import { controlStrings } from '../strings';
import { StoredPicture } from '../upload/StoredPicture';

/** A picture in full. */
export const ImagePreview = ({ file, host, onClose }: { file: UploadedFile; host: RenderHost; onClose(): void }) => (
  <Dialog open onClose={onClose} aria-label={file.name} maxWidth="lg">
    <div className="BlForm-preview">
      <IconButton aria-label={translator(controlStrings, host.locale)('close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <StoredPicture url={file.url} alt={file.name} host={host} instead={file.name} />
    </div>
  </Dialog>
);
