/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer';
import { translator } from '@backlot/i18n';
import type { ReactNode } from 'react';
import { Field } from '../../blocks/Field';
import { look } from '../../blocks/look';
import { PdfPage } from '../../blocks/PdfPage';
import { PdfText } from '../../blocks/PdfText';
import { Picture } from '../../blocks/Picture';
import { RichText } from '../../blocks/RichText';
import { Section } from '../../blocks/Section';
import { Table } from '../../blocks/Table';
import type { DocumentProps } from '../DocumentProps';
import { strings } from '../strings';
import type { FilledForm, FilledItem } from './FilledForm';

/** A form with the values entered into it, on pages of 1200 × 1500. */
export function FilledFormPage({ item, locale }: DocumentProps<FilledForm>) {
  const t = translator(strings, locale);
  return (
    <PdfPage size={[1200, 1500]} kind={t('filledForm')} title={item.title || t('filledForm')} mark={item.code} locale={locale}>
      {item.items.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </PdfPage>
  );
}

function Line({ line }: { line: FilledItem }) {
  switch (line.kind) {
    case 'heading':
      return (
        <View style={{ marginTop: 14 }} minPresenceAhead={60}>
          <Section title={line.text}>{null}</Section>
        </View>
      );
    case 'field':
      return <Field label={line.label} value={line.value} long={line.long} />;
    case 'table':
      return (
        <Labelled label={line.label}>
          <Table columns={line.columns.map((title) => ({ title }))} rows={line.rows} />
        </Labelled>
      );
    case 'html':
      return (
        <Labelled label={line.label}>
          <RichText html={line.html} />
        </Labelled>
      );
    case 'pictures':
      return (
        <Labelled label={line.label}>
          {line.urls.map((url, index) => (
            <Picture key={index} src={url} alt={`${line.label} ${index + 1}`.trim()} caption="" />
          ))}
        </Labelled>
      );
  }
}

function Labelled({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <View style={{ paddingVertical: 5 }}>
      {label ? (
        <PdfText color={look.second} keepAhead={60}>
          {label}
        </PdfText>
      ) : null}
      {children}
    </View>
  );
}
