/** @jsxRuntime automatic */
import { Page, View } from '@react-pdf/renderer';
import type { Locale } from '@backlot/i18n';
import type { ReactNode } from 'react';
import { fontStack } from '../fonts/fontBook';
import { cleanText } from '../text/cleanText';
import { ContentWidthProvider } from './ContentWidth';
import { look } from './look';
import { PageBudget, PageBudgetContext } from './PageBudget';
import { PageLocale } from './PageLocale';
import { PageNumber } from './PageNumber';
import { PdfText } from './PdfText';
import { tagged } from './Tag';

/**
 * A page with header and page number that grows into further pages when its content is longer. `size` is width and
 * height in points; text is 100 narrower than the page.
 */
export function PdfPage({
  size,
  kind,
  title,
  mark,
  locale,
  children,
}: {
  size: readonly [width: number, height: number];
  kind: string;
  title: string;
  mark?: string;
  locale: Locale;
  children: ReactNode;
}) {
  const width = size[0] - 2 * look.margin;
  const name = cleanText(title);
  const code = cleanText(mark);
  const titleWidth = code ? width - codeWidth : width;
  return (
    <Page
      size={[...size]}
      style={{ ...pageStyle, fontFamily: fontStack() }}
      bookmark={name ? { title: name, fit: true } : undefined}
      {...tagged('Sect')}
    >
      <View fixed style={{ ...headerStyle, width }}>
        <PdfText size={look.small} color={look.accent} width={width}>
          {kind}
        </PdfText>
        <View style={{ flexDirection: 'row', alignItems: 'flex-end' }}>
          <PdfText size={look.title} width={titleWidth} isOneLine {...tagged('H1')}>
            {title}
          </PdfText>
          {code ? (
            <PdfText width={codeWidth} color={look.second} style={codeStyle} isOneLine>
              {code}
            </PdfText>
          ) : null}
        </View>
      </View>
      <PageBudgetContext value={new PageBudget(size[1] - look.top - look.bottom)}>
        <PageLocale value={locale}>
          <ContentWidthProvider value={width}>{children}</ContentWidthProvider>
        </PageLocale>
        <PageNumber width={width} locale={locale} />
      </PageBudgetContext>
    </Page>
  );
}

const codeWidth = 300;
const codeStyle = { textAlign: 'right', marginBottom: 3 } as const;

// No line height here: react-pdf multiplies an inherited one again where text is rendered per page.
const pageStyle = {
  paddingTop: look.top,
  paddingBottom: look.bottom,
  paddingHorizontal: look.margin,
  fontSize: look.text,
  color: look.ink,
} as const;

const headerStyle = {
  position: 'absolute',
  top: 40,
  left: look.margin,
  borderBottomWidth: 1,
  borderBottomColor: look.line,
  paddingBottom: 12,
} as const;
