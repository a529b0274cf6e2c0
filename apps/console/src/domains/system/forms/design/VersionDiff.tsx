import Button from '@mui/material/Button';
import {
  type ControlChange,
  diffDocuments,
  type FormDocument,
  labelOf,
  localiseDocument,
  type PropertyChange,
  walkControls,
} from '@backlot/form-designer/document';
import type { Locale, Translate } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Dialog, ErrorState, LoadingState, StatusChip } from '@backlot/ui-kit';
import css from '../forms.module.css';
import { nameOfProperty, nameOfType } from './propertyNames';
import { strings, type Word } from '../strings';
import { useVersion } from './useVersion';

/** What a version changed against the one before it, control by control. */
export function VersionDiff({ id, number, onClose }: { id: string; number: number; onClose: () => void }) {
  const t = useStrings(strings);
  const { document: after, error } = useVersion(id, number);
  const { document: before } = useVersion(id, number > 1 ? number - 1 : undefined);
  const isReady = after && (before || number === 1);
  return (
    <Dialog
      open
      width="large"
      title={t('compareTitle', { number })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ok')}</Button>}
    >
      {error && <ErrorState title={t('loadFailed')}>{error.message}</ErrorState>}
      {!isReady && !error && <LoadingState shape="lines" />}
      {isReady &&
        (before ? (
          <Changes before={before} after={after} t={t} />
        ) : (
          <p>{t('compareFirst', { count: [...walkControls(after.list)].length })}</p>
        ))}
    </Dialog>
  );
}

function Changes({ before, after, t }: { before: FormDocument; after: FormDocument; t: Translate<Word> }) {
  const locale = useLocale();
  const { controls, config } = diffDocuments(before, after);
  const labels = labelsIn([before, after], locale);
  if (controls.length === 0 && config.length === 0) return <p>{t('compareNone')}</p>;
  return (
    <>
      {controls.map(({ kind, key, label, type, properties }) => (
        <div key={`${kind}-${key}`} className={css.change}>
          <StatusChip tone={tones[kind]}>{t(words[kind])}</StatusChip>
          <span>
            <strong>{labels.get(key) || label || key}</strong> <small>{nameOfType(type, locale)}</small>
          </span>
          {properties.length > 0 && <Properties type={type} properties={properties} t={t} />}
        </div>
      ))}
      {config.length > 0 && (
        <div className={css.change}>
          <StatusChip tone="info">{t('changedKind')}</StatusChip>
          <strong>{t('settings')}</strong>
          <Properties properties={config} t={t} />
        </div>
      )}
    </>
  );
}

/** Labels by key in a language; those of the later documents hold. */
const labelsIn = (documents: readonly FormDocument[], locale: Locale) =>
  new Map(
    documents.flatMap((document) =>
      [...walkControls(localiseDocument(document, locale).list)].map(({ control }) => [control.key, labelOf(control)] as const),
    ),
  );

function Properties({ type, properties, t }: { type?: string; properties: readonly PropertyChange[]; t: Translate<Word> }) {
  const locale = useLocale();
  return (
    <ul>
      {properties.map(({ path, before, after }) => (
        <li key={path} title={path}>
          {(type && nameOfProperty({ type, path, locale, t })) ?? <code>{path}</code>}: <del>{textOf(before, t)}</del> →{' '}
          <ins>{textOf(after, t)}</ins>
        </li>
      ))}
    </ul>
  );
}

const longest = 200;

function textOf(value: unknown, t: Translate<Word>): string {
  if (value === undefined || value === null || value === '') return t('nothing');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const tones = { added: 'ok', removed: 'bad', moved: 'neutral', changed: 'info' } as const satisfies Record<ControlChange['kind'], string>;
const words = { added: 'added', removed: 'removed', moved: 'moved', changed: 'changedKind' } as const satisfies Record<
  ControlChange['kind'],
  Word
>;
