import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useStrings } from '@backlot/i18n/react';
import { useOnline } from '../../kit/useOnline';
import { watchStrings } from './strings';
import css from './OfflineBanner.module.css';

/** Says that there is no connection, and that nothing typed is lost. */
export function OfflineBanner() {
  const t = useStrings(watchStrings);
  const isOnline = useOnline();
  return (
    <div role="status" className={css.place}>
      {!isOnline && (
        <p className={css.banner} data-keep-clear="">
          <CloudOffOutlined fontSize="small" aria-hidden />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  );
}
