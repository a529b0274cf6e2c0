import Button from '@mui/material/Button';
import { upApi, type UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { creatorArea } from '../parts/creatorArea';
import { creatorForm } from '../parts/form/creatorForm';
import { creatorStrings } from '../parts/strings';
import { LazyEditDialog } from '../../../kit/edit/LazyEditDialog';
import { useEditing } from '../../../kit/edit/useEditing';
import { strings } from './strings';
import { useOwnership } from './useOwnership';

/** What may be done with a creator as a whole; claiming, which is what comes next where it can be done, is the filled one. */
export function UpButtons({ up }: { up: UpDetail }) {
  const t = useStrings(strings);
  const words = useStrings(creatorStrings);
  const queries = useQueryClient();
  const can = useCan();
  const navigate = useNavigate();
  const { claim } = useOwnership();
  const { editing, open, close, draft } = useEditing<{ row?: UpDetail }>(`up.${up.id}`);
  return (
    <>
      <Button variant="outlined" href={up.homePageLink} target="_blank" rel="noopener noreferrer">
        {t('openHome')}
      </Button>
      {can('upAnalysis.query') && (
        <Button variant="outlined" onClick={() => void navigate({ href: `/upAnalysis?upId=${up.id}` })}>
          {t('analysis')}
        </Button>
      )}
      {up.can.includes('edit') && (
        <Button variant="outlined" onClick={() => open({ row: up })}>
          {t('edit')}
        </Button>
      )}
      {up.can.includes('claim') && (
        <Button variant="contained" onClick={() => void claim(up)}>
          {t('claim')}
        </Button>
      )}
      {editing?.row && (
        <LazyEditDialog
          api={{ ...creatorArea, detail: upApi.detail }}
          form={creatorForm(words, up.upTypeId)}
          row={editing.row}
          noun={words('noun')}
          nameOf={({ nickname }) => nickname}
          draft={draft}
          onDone={() => void queries.invalidateQueries()}
          onClose={close}
        />
      )}
    </>
  );
}
