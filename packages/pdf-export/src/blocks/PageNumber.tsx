/** @jsxRuntime automatic */
import { Canvas, Text, View } from '@react-pdf/renderer';
import { type Locale, translator } from '@backlot/i18n';
import { useContext } from 'react';
import { strings } from '../documents/strings';
import { look } from './look';
import { PageBudgetContext } from './PageBudget';
import { PageCounting, PageListener } from './PageCounting';
import { PdfText } from './PdfText';
import { artifact } from './Tag';

/** The page number at the foot. Comes last on its page, when the height of the text is known. */
export function PageNumber({ width, locale }: { width: number; locale: Locale }) {
  const counting = useContext(PageCounting);
  const onPage = useContext(PageListener);
  const budget = useContext(PageBudgetContext);
  const t = translator(strings, locale);
  const style = { ...footerStyle, width };
  if (counting === 'auto' && !budget.isSpent) {
    return (
      <>
        <View fixed style={placeStyle}>
          <PdfText width={width} size={look.small} color={look.second} style={endStyle} tag={artifact}>
            {t('page', { page: 1, pages: 1 })}
          </PdfText>
        </View>
        {onPage ? <Canvas paint={() => tell(onPage)} style={unseen} /> : null}
      </>
    );
  }
  return (
    <Text
      fixed
      {...{ tag: artifact }}
      style={style}
      render={({ subPageNumber, subPageTotalPages }) => {
        if (!subPageTotalPages) onPage?.();
        return subPageTotalPages ? t('page', { page: subPageNumber, pages: subPageTotalPages }) : ' ';
      }}
    />
  );
}

const tell = (onPage: () => void) => {
  onPage();
  return null;
};

// No line height here: react-pdf multiplies it again where text is rendered per page.
const placeStyle = { position: 'absolute', bottom: 36, left: look.margin } as const;
const endStyle = { textAlign: 'right' } as const;
const footerStyle = { ...placeStyle, ...endStyle, fontSize: look.small, color: look.second } as const;

/** Draws nothing, but is asked to when its page is drawn. */
const unseen = { position: 'absolute', bottom: 0, left: 0, width: 1, height: 1 } as const;
