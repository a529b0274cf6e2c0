import CheckCircle from '@mui/icons-material/CheckCircle';
import { useStrings } from '@backlot/i18n/react';
import { Link, useSearch } from '@tanstack/react-router';
import formCss from '../parts/accountForm.module.css';
import { PageTitle } from '../../../kit/PageTitle';
import css from './SignUpResultScreen.module.css';
import { strings } from './strings';

/** What comes after registering. */
export function SignUpResultScreen() {
  const t = useStrings(strings);
  const { account } = useSearch({ strict: false }) as { account?: string };
  return (
    <div className={formCss.form} role="status">
      <PageTitle title={t('doneTitle')} />
      <CheckCircle className={css.mark ?? ''} aria-hidden />
      <header>
        <h1 className={formCss.title}>{t('doneTitle')}</h1>
        <p className={formCss.intro}>{account ? t('done', { account }) : t('doneUnknown')}</p>
      </header>
      <Link to="/user/login" className={css.button}>
        {t('toSignIn')}
      </Link>
    </div>
  );
}
