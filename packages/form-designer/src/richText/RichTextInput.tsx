import GlobalStyles from '@mui/material/GlobalStyles';
import { type Locale, translator } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { lazy, Suspense, useId } from 'react';
import { richTextStyles } from '../controls/editor/richTextStyles';
import { controlStrings } from '../controls/strings';

const RichText = lazy(() => import('../controls/editor/RichText').then((module) => ({ default: module.RichText })));

export interface RichTextInputProps {
  /** Name for screen readers; a label above the box stays with the host. */
  readonly label: string;
  /** HTML; an empty text is an empty string. */
  readonly value: string;
  onChange(html: string): void;
  onBlur?(): void;
  /** Of the element that is written in. */
  readonly id?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isInvalid?: boolean | undefined;
  /** Id of a hint or an error message. */
  readonly describedBy?: string | undefined;
  /** Height of the box in px, 200 when left out; it grows with the text. */
  readonly minHeight?: number | undefined;
  readonly locale?: Locale | undefined;
}

/** Formatted text without pictures, outside of a form document. What it writes must be cleaned where it is stored. The editor is loaded with the first box. */
export function RichTextInput({
  label,
  value,
  onChange,
  onBlur = nothing,
  id,
  placeholder,
  isDisabled = false,
  isRequired = false,
  isInvalid = false,
  describedBy,
  minHeight = 200,
  locale,
}: RichTextInputProps) {
  const spoken = useLocale();
  const own = useId();
  const host = { locale: locale ?? spoken, dynamicData: {} };
  const box = { width: '100%', minHeight };
  const waiting = (
    <div className="BlForm-editor" style={box}>
      {translator(controlStrings, host.locale)('loadingEditor')}
    </div>
  );
  return (
    <>
      <GlobalStyles styles={richTextStyles} />
      <Suspense fallback={waiting}>
        <RichText
          isTextOnly
          {...{ label, value, onBlur, placeholder, isDisabled, isRequired, isInvalid, describedBy, host, box }}
          id={id ?? own}
          onChange={(html) => onChange(String(html))}
        />
      </Suspense>
    </>
  );
}

const nothing = () => undefined;
