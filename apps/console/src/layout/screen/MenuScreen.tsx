import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { ConfirmProvider, ErrorPage } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { screenOf } from '../../screens';
import { useApps } from '../../shell/apps/useApps';
import { menuName } from '../../shell/menu/menuName';
import { screenAt } from '../../shell/menu/screenAt';
import { PageTitle } from '../../kit/PageTitle';
import { ScreenFallback } from './ScreenFallback';
import { strings } from '../strings';

/** The screen of a menu path; a page in development where the component is not built yet (spec section 2.4). */
export function MenuScreen({ pathname }: { pathname: string }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const navigate = useNavigate();
  const target = screenAt(useApps().trees, pathname)?.target;
  if (!target) return null;
  const Screen = screenOf(target.component);
  return (
    <>
      <PageTitle title={nameOf(menuName(target.item.node), locale)} />
      {Screen ? (
        <Suspense fallback={<ScreenFallback />}>
          <ConfirmProvider>
            <Screen />
          </ConfirmProvider>
        </Suspense>
      ) : (
        <ErrorPage code={404} onBackHome={() => void navigate({ to: '/welcome' })}>
          <strong>{t('development')}</strong>
          <br />
          {t('developmentHint')}
        </ErrorPage>
      )}
    </>
  );
}
