/** @jsxRuntime automatic */
import { Text } from '@react-pdf/renderer';
import { type Locale, translator } from '@backlot/i18n';
import { useContext } from 'react';
import { strings } from '../documents/strings';
import { look } from './look';
import { PageBudgetContext } from './PageBudget';
import { PageProgress } from './PageProgress';

/** The page number at the foot. Comes last on its page, when the height of the text is known. */
export function PageNumber({ width, locale }: { width: number; locale: Locale }) {
  const { mode, onPage } = useContext(PageProgress);
  const budget = useContext(PageBudgetContext);
  const t = translator(strings, locale);
  const style = { ...footerStyle, width };
  if (mode === 'auto' && !budget.isSpent) return <Text fixed style={style}>{t('page', { page: 1, pages: 1 })}</Text>;
  return (
    <Text
      fixed
      style={style}
      render={({ subPageNumber, subPageTotalPages }) => {
        if (!subPageTotalPages) onPage?.();
        return subPageTotalPages ? t('page', { page: subPageNumber, pages: subPageTotalPages }) : ' ';
      }}
    />
  );
}

// No line height here: react-pdf multiplies it again where text is rendered per page.
const footerStyle = { position: 'absolute', bottom: 36, left: look.margin, fontSize: look.small, color: look.second, textAlign: 'right' } as const;
