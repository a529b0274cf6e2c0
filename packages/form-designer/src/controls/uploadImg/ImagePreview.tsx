import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { type Locale, translator } from '@backlot/i18n';
import type { UploadedFile } from '../renderHost';
import { controlStrings } from '../strings';
import { isSafeUrl } from '../upload/isSafeUrl';

/** A picture in full. */
export const ImagePreview = ({ file, locale, onClose }: { file: UploadedFile; locale: Locale; onClose(): void }) => (
  <Dialog open onClose={onClose} aria-label={file.name} maxWidth="lg">
    <div className="BlForm-preview">
      <IconButton aria-label={translator(controlStrings, locale)('close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {isSafeUrl(file.url) ? <img src={file.url} alt={file.name} /> : <p>{file.name}</p>}
    </div>
  </Dialog>
);
