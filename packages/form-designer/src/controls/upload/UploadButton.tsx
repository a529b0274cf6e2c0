import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { type DragEvent, useRef } from 'react';

interface UploadButtonProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Told in a box that files can be dropped on. */
  readonly dropText?: string | undefined;
  readonly accept?: string;
  readonly isMultiple: boolean;
  readonly isDisabled: boolean;
  readonly describedBy: string | undefined;
  onFiles(files: readonly File[]): void;
  onBlur(): void;
}

/** Opens the file dialog; with `dropText` it is a box that takes dropped files too. */
export function UploadButton({
  id,
  label,
  text,
  dropText,
  accept,
  isMultiple,
  isDisabled,
  describedBy,
  onFiles,
  onBlur,
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    if (!isDisabled) onFiles([...event.dataTransfer.files]);
  };
  const name = label === '' || label === text ? text : `${label}: ${text}`;
  return (
    <div
      className={dropText === undefined ? undefined : 'BlForm-drop'}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropText === undefined ? undefined : onDrop}
    >
      {dropText !== undefined && <p>{dropText}</p>}
      <Button
        id={id}
        variant="outlined"
        startIcon={<UploadFileIcon />}
        disabled={isDisabled}
        aria-label={name}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        onBlur={onBlur}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
