import type { Locale } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { Suspense, use } from 'react';
import css from './LegalDialog.module.css';
import type { LegalText, LegalTexts } from './legalText';

interface LegalDialogProps {
  text: keyof LegalTexts;
  onClose: () => void;
}

/** The terms of service or the privacy policy in the language in force. */
export const LegalDialog = (props: LegalDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);

function Loaded({ text, onClose }: LegalDialogProps) {
  const { title, since, parts }: LegalText = use(textsOf(useLocale()))[text];
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className={css.since}>{since}</p>
      <ol className={css.parts}>
        {parts.map((part) => (
          <li key={part.heading}>
            <h3>{part.heading}</h3>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const loaders: Record<Locale, () => Promise<LegalTexts>> = {
  en: () => import('./english').then(({ english }) => english),
  'zh-CN': () => import('./chinese').then(({ chinese }) => chinese),
  vn: () => import('./vietnamese').then(({ vietnamese }) => vietnamese),
};

const loaded: Partial<Record<Locale, Promise<LegalTexts>>> = {};

const textsOf = (locale: Locale): Promise<LegalTexts> => (loaded[locale] ??= loaders[locale]());
