import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { uploadStrings } from './strings';

/** Where files come in: by drag, by paste, by click. */
export interface DropZoneProps {
  onFiles: (files: File[]) => void;
  extensions?: readonly string[];
  multiple: boolean;
  disabled: boolean;
  /** The rules, under the button. */
  hint: ReactNode;
  hintId: string;
  /** A square beside pictures instead of a wide field. */
  square: boolean;
}

export function DropZone({ onFiles, extensions, multiple, disabled, hint, hintId, square }: DropZoneProps) {
  const t = useStrings(uploadStrings);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    if (!disabled && files && files.length > 0) onFiles(Array.from(files));
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(!disabled);
  };
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    <Box
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={drop}
      onPaste={paste}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        justifyContent: square ? 'center' : 'flex-start',
        columnGap: 2.5,
        rowGap: 1,
        ...(square ? { width: 96, height: 96 } : { minHeight: 64, px: 3, py: 2.5 }),
        border: '1px dashed',
        borderColor: isOver ? 'accent.main' : 'line.control',
        borderRadius: 1,
        color: 'ink.third',
        fontSize: '0.78125rem',
        bgcolor: isOver ? 'accent.soft' : 'surface.raised',
        transition: 'background-color 120ms, border-color 120ms',
      }}
    >
      <input
        ref={input}
        hidden
        type="file"
        multiple={multiple}
        disabled={disabled}
        accept={extensions?.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        variant={square ? 'text' : 'outlined'}
        size="small"
        disabled={disabled}
        startIcon={square ? undefined : <FileUploadOutlined />}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
        sx={square ? { width: 1, height: 1, p: 0, whiteSpace: 'normal', flexDirection: 'column', gap: 0.5, fontWeight: 500 } : undefined}
      >
        {square && <FileUploadOutlined aria-hidden sx={{ fontSize: 20 }} />}
        {t('choose', { count: multiple ? 2 : 1 })}
      </Button>
      {!square && (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ color: isOver ? 'accent.ink' : 'text.secondary' }}>{t(isOver ? 'dropNow' : 'orDrop')}</Box>
          {hint}
        </Box>
      )}
    </Box>
  );
}
