import Box from '@mui/material/Box';
import { type InputOf, messageTemplateApi } from '@backlot/contract';
import { RichTextView } from '@backlot/form-designer/rich-text';
import { useStrings } from '@backlot/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useRested } from '../../../../kit/useRested';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';
import type { Template, wordedIn } from './Template';

interface TemplatePreviewProps {
  language: (typeof wordedIn)[number][0];
  label: string;
}

/** How the words read with examples in them, as the server fills them in. */
export function TemplatePreview({ language, label }: TemplatePreviewProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [kind, format, variables, words] = useWatch({ name: ['kind', 'format', 'variables', `texts.${language}`] }) as [
    Template['kind'],
    Template['format'],
    string[],
    { subject: string; body: string },
  ];
  // As text, which is the same as long as it says the same.
  const rested = useRested(JSON.stringify({ format, variables, subject: words.subject ?? '', body: words.body ?? '' }));
  const input: InputOf<typeof messageTemplateApi.preview> = JSON.parse(rested);
  const { data, error } = useQuery({
    ...client.query(messageTemplateApi.preview, input),
    enabled: input.body !== '',
    placeholderData: keepPreviousData,
  });
  if (!data || error || input.body === '') return null;
  const { subject, body, unknown, length } = data;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ border: 1, borderColor: 'line.main', borderRadius: 2, p: 4, display: 'grid', gap: 2 }}
    >
      <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{label}</Box>
      {kind === 'mail' && <strong>{subject}</strong>}
      {format === 'html' ? <RichTextView html={body} /> : <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Box>}
      {unknown.length > 0 && (
        <Box role="status" sx={{ color: 'error.main' }}>
          {t('unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })}
        </Box>
      )}
      {kind === 'sms' && <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>{t('characters', { count: length })}</Box>}
    </Box>
  );
}
