import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useStrings } from '@backlot/i18n/react';
import { useSyncExternalStore } from 'react';
import { watchStrings } from './strings';
import css from './OfflineBanner.module.css';

/** Says that there is no connection, and that nothing typed is lost. */
export function OfflineBanner() {
  const t = useStrings(watchStrings);
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status" className={css.place}>
      {!isOnline && (
        <p className={css.banner}>
          <CloudOffOutlined fontSize="small" aria-hidden />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  );
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
