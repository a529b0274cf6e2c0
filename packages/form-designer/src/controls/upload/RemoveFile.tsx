import CloseIcon from '@mui/icons-material/Close';

/** Takes one file out of the list. */
export const RemoveFile = ({ label, onClick }: { label: string; onClick(): void }) => (
  <button type="button" className="BlForm-clear" aria-label={label} onClick={onClick}>
    <CloseIcon fontSize="inherit" />
  </button>
);
