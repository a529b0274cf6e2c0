import { useStrings } from '@backlot/i18n/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { designerStrings } from '../words/designerStrings';

/** Offers the draft that an earlier visit left. */
export function DraftBanner({ onRestore, onDiscard }: { onRestore(): void; onDiscard(): void }) {
  const t = useStrings(designerStrings);
  return (
    <Alert
      severity="info"
      square
      className="fd-banner"
      action={
        <>
          <Button size="small" color="inherit" onClick={onRestore}>
            {t('restoreDraft')}
          </Button>
          <Button size="small" color="inherit" onClick={onDiscard}>
            {t('discardDraft')}
          </Button>
        </>
      }
    >
      {t('draftFound')}
    </Alert>
  );
}
