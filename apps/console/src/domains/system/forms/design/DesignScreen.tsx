import Button from '@mui/material/Button';
import { errors, formApi, type OutputOf } from '@backlot/contract';
import { ApiError } from '@backlot/api-client';
import type { FormDesignerHandle } from '@backlot/form-designer';
import { serializeDocument } from '@backlot/form-designer/document';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Dialog, ErrorState, LoadingState, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { RecordFrame } from '../../../../kit/record/RecordFrame';
import { useRecord } from '../../../../kit/record/useRecord';
import { useUser } from '../../../../shell/session/useUser';
import css from '../forms.module.css';
import { designDrafts } from './designDrafts';
import { formPaths } from '../formPaths';
import { LazyDesigner } from '../fill/LazyForm';
import { PublishDialog } from './PublishDialog';
import { readDocument } from './readDocument';
import { strings } from '../strings';
import { useFormHost } from '../fill/useFormHost';

type Design = OutputOf<typeof formApi.design>;

/** The designer over a whole page: drafts in this browser, saves with the version they were made from. */
export function DesignScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const record = useRecord(formApi.design);
  const list = { label: t('title'), path: formPaths.list, needs: 'form.query' as const };
  return (
    <RecordFrame
      record={record}
      noun={t('design')}
      needs="form.get"
      list={list}
      head={(design) => ({ name: t('designTitle', { name: nameOf(design, locale) }) })}
    >
      {(design) => <Designing key={design.id} design={design} />}
    </RecordFrame>
  );
}

function Designing({ design }: { design: Design }) {
  const t = useStrings(strings);
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const notify = useNotice();
  const { client } = useConsole();
  const queries = useQueryClient();
  const designer = useRef<FormDesignerHandle>(null);
  const version = useRef(design.version);
  const kept = useRef<string>(undefined);
  const [isPublishing, setPublishing] = useState(false);
  const [mine, setMine] = useState<string>();
  const [document] = useState(() => readDocument(design.document));
  const host = useFormHost(document);
  const drafts = useMemo(() => designDrafts(userId, design.id), [userId, design.id]);

  const store = async (text: string) => {
    const saved = await client.call(formApi.saveDesign, { id: design.id, version: version.current, document: text });
    version.current = saved.version;
    kept.current = text;
    notify.success(t('saved'));
    await queries.invalidateQueries();
  };
  const save = async (text: string) => {
    try {
      await store(text);
    } catch (error) {
      if (error instanceof ApiError && error.code === errors.versionConflict.code) setMine(text);
      else notify.error((error as Error).message);
      throw error;
    }
  };
  // What is published is what one sees: work that is not saved yet is saved first.
  const publish = async () => {
    const drawn = designer.current && serializeDocument(designer.current.getDocument());
    const isSaved = !drawn || drawn === (kept.current ?? (document && serializeDocument(document)));
    if (isSaved || !design.can.includes('edit') || (await designer.current?.save())) setPublishing(true);
  };
  const settle = async (keep: 'mine' | 'theirs') => {
    const text = mine ?? '';
    setMine(undefined);
    try {
      const now = await client.call(formApi.design, { id: design.id });
      version.current = now.version;
      if (keep === 'theirs') {
        designer.current?.setDocument(now.document);
        kept.current = designer.current ? serializeDocument(designer.current.getDocument()) : now.document;
      } else await store(text);
      await drafts.clear();
    } catch (error) {
      notify.error((error as Error).message);
    }
  };
  if (!document) return <ErrorState title={t('badDesign')} />;
  const mayPublish = design.can.includes('publish');
  return (
    <div className={css.designer}>
      <Suspense fallback={<LoadingState shape="cards" count={3} />}>
        <LazyDesigner
          ref={designer}
          document={document}
          title=""
          host={host}
          drafts={drafts}
          {...(design.can.includes('edit') && { onSave: (_, text) => save(text) })}
          onClose={() => void navigate({ to: formPaths.detail, search: { id: design.id } as never })}
          toolbarRight={
            mayPublish && (
              <Button size="small" variant="contained" onClick={() => void publish()}>
                {t('publish')}
              </Button>
            )
          }
        />
      </Suspense>
      {isPublishing && <PublishDialog id={design.id} onDone={() => undefined} onClose={() => setPublishing(false)} />}
      {mine !== undefined && (
        <Dialog
          open
          persistent
          width="small"
          title={t('conflictTitle')}
          onClose={() => setMine(undefined)}
          actions={
            <>
              <Button onClick={() => void settle('theirs')}>{t('takeTheirs')}</Button>
              <Button variant="contained" onClick={() => void settle('mine')}>
                {t('takeMine')}
              </Button>
            </>
          }
        >
          {t('conflictHint')}
        </Dialog>
      )}
    </div>
  );
}
