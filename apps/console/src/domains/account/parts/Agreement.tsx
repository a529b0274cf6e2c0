import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { lazy, Suspense, useId, useState } from 'react';
import css from './accountForm.module.css';

interface AgreementProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error: string | undefined;
}

/** The tick that signing in and registering ask for, with both texts to read (spec section 5). */
export function Agreement({ agreed, onChange, error }: AgreementProps) {
  const t = useStrings(strings);
  const id = useId();
  const [open, setOpen] = useState<'terms' | 'privacy'>();
  return (
    <div>
      <div className={css.agreement}>
        <input
          type="checkbox"
          name="agreed"
          checked={agreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <p id={`${id}-label`}>
          {/* The words toggle the box like a label would; the two buttons inside open the texts. */}
          <span onClick={() => onChange(!agreed)}>{t('before')}</span>{' '}
          <button type="button" onClick={() => setOpen('terms')}>
            {t('terms')}
          </button>{' '}
          {t('and')}{' '}
          <button type="button" onClick={() => setOpen('privacy')}>
            {t('privacy')}
          </button>
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={css.error}>
          {error}
        </p>
      )}
      {open && (
        <Suspense fallback={null}>
          <LegalDialog text={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

const LegalDialog = lazy(() => import('./legal/LegalDialog').then(({ LegalDialog }) => ({ default: LegalDialog })));

const strings = /* @__PURE__ */ defineStrings({
  en: { before: 'I agree to the', terms: 'terms of service', and: 'and', privacy: 'privacy policy' },
  'zh-CN': { before: '我已阅读并同意', terms: '服务条款', and: '和', privacy: '隐私政策' },
  vn: { before: 'Tôi đồng ý với', terms: 'điều khoản dịch vụ', and: 'và', privacy: 'chính sách bảo mật' },
});
