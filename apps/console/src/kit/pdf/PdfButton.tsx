import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { preparePreview } from './loadPreview';
import type { PdfSource } from './PdfSource';
import { strings } from './strings';
import { usePdf } from './usePdf';

/** Previews records as a PDF. Show it to those who may: `can.includes('pdf')`. */
export function PdfButton({
  source,
  ...props
}: { source: () => PdfSource } & Pick<ButtonProps, 'variant' | 'size' | 'color' | 'disabled'>) {
  const t = useStrings(strings);
  const { show, isLoading, preview } = usePdf();
  const warmUp = () => void preparePreview(source().kind);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PictureAsPdfOutlined />}
        loading={isLoading}
        loadingPosition="start"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => show(source())}
        {...props}
      >
        {t('pdf')}
      </Button>
      {preview}
    </>
  );
}
