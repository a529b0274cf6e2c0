import Button from '@mui/material/Button';
import { type CertificationRow, shopApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LazyEditDialog } from '../../../kit/edit/LazyEditDialog';
import { useEditing } from '../../../kit/edit/useEditing';
import { PdfButton } from '../../../kit/pdf/PdfButton';
import { merchantPdf } from '../../../kit/pdf/PdfSource';
import { shopStrings } from '../parts/strings';
import { type Shop, shopForm } from './shopForm';
import { strings } from './strings';
import { useReview } from './useReview';
import { useReviewKeys } from './useReviewKeys';

/** What may be done with a merchant; who reviews does it with the keyboard: P passes, R rejects, N goes on. */
export function ShopButtons({ shop, waiting }: { shop: Shop; waiting: CertificationRow | undefined }) {
  const t = useStrings(strings);
  const words = useStrings(shopStrings);
  const can = useCan();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pass, reject, revoke, openNext } = useReview(shop);
  const { editing, open, close, draft } = useEditing<{ row?: Shop }>(`shops.${shop.id}`);
  const mayAudit = shop.can.includes('audit') && waiting !== undefined;
  const isReviewer = can('shop.audit');
  useReviewKeys({
    ...(mayAudit && { p: () => void pass(waiting.round), r: () => void reject(waiting.round) }),
    ...(isReviewer && { n: () => void openNext() }),
  });
  return (
    <>
      {can('goods.query') && (
        <Button variant="outlined" onClick={() => void navigate({ href: `/goods?shopId=${shop.id}` })}>
          {t('goods')}
        </Button>
      )}
      {shop.can.includes('pdf') && <PdfButton source={() => merchantPdf(shop)} />}
      {shop.can.includes('edit') && (
        <Button variant="outlined" onClick={() => open({ row: shop })}>
          {t('edit')}
        </Button>
      )}
      {shop.can.includes('revoke') && (
        <Button variant="outlined" color="error" onClick={() => void revoke()}>
          {t('revoke')}
        </Button>
      )}
      {isReviewer && (
        <Button variant="outlined" aria-keyshortcuts="N" onClick={() => void openNext()}>
          {t('next')}
        </Button>
      )}
      {mayAudit && (
        <>
          <Button variant="outlined" color="error" aria-keyshortcuts="R" onClick={() => void reject(waiting.round)}>
            {t('reject')}
          </Button>
          <Button variant="contained" aria-keyshortcuts="P" onClick={() => void pass(waiting.round)}>
            {t('pass')}
          </Button>
        </>
      )}
      {editing?.row && (
        <LazyEditDialog
          api={shopApi}
          form={shopForm(words)}
          row={editing.row}
          noun={t('noun')}
          nameOf={({ shopName }) => shopName}
          draft={draft}
          onDone={() => void queries.invalidateQueries()}
          onClose={close}
        />
      )}
    </>
  );
}
