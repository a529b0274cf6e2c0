import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type goodsApi, type shopApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WithPicture } from '../../../kit/files/WithPicture';
import { CountryName } from '../../../kit/CountryName';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { promoterStrings } from './promoterStrings';

const pageSize = 10;

/** Creators who work for a product or a merchant, those that came last first. */
export function PromotersCard({ endpoint, id }: { endpoint: typeof goodsApi.creators | typeof shopApi.creators; id: string }) {
  const t = useStrings(promoterStrings);
  const format = useFormat();
  const can = useCan();
  const { client } = useConsole();
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery({ ...client.query(endpoint, { id, pageNo, pageSize }), placeholderData: keepPreviousData });
  const page = query.data;
  return (
    <Section title={t('creators')} note={page && t('inAll', { count: page.totalRows })}>
      {query.isError && (
        <ErrorState dense onRetry={() => void query.refetch()}>
          {query.error.message}
        </ErrorState>
      )}
      {query.isPending && <LoadingState count={4} />}
      {page?.rows.length === 0 && <EmptyState dense title={t('none')} />}
      <Box component="ul" aria-label={t('creators')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {page?.rows.map(({ up, upNumber, country, fansNum, interactionRate, goodsNum, firstPromoteTime, gmv, orders, currency }) => (
          <Box
            component="li"
            key={up.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 3,
              rowGap: 1,
              py: 2,
              borderTop: 1,
              borderColor: 'line.soft',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <WithPicture kind="up" id={up.id} name={up.name}>
                <span>
                  {can('upDetail.get') ? (
                    <RecordLink path="/talentAdminDetail" id={up.id}>
                      {up.name}
                    </RecordLink>
                  ) : (
                    up.name
                  )}
                </span>
                <Box component="span" sx={{ color: 'ink.third', fontSize: '0.78125rem' }}>
                  @{upNumber} · <CountryName code={country} /> · {t('since', { day: format.day(firstPromoteTime) })}
                </Box>
              </WithPicture>
            </Box>
            <Box sx={{ display: 'grid', justifyItems: { sm: 'end' }, alignContent: 'start', fontVariantNumeric: 'tabular-nums' }}>
              <span>
                {orders === 0 ? (
                  t('noSale')
                ) : (
                  <>
                    <MoneyText amount={gmv} currency={currency} /> · {t('orders', { count: orders })}
                  </>
                )}
              </span>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.78125rem' }}>
                {[
                  t('followers', { count: format.count(fansNum) }),
                  t('interaction', { rate: format.ratio(interactionRate) }),
                  t('products', { count: goodsNum }),
                ].join(' · ')}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      {page && page.totalRows > pageSize && (
        <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
          <Button size="small" disabled={pageNo === 1} onClick={() => setPageNo(pageNo - 1)}>
            {t('newer')}
          </Button>
          <Button size="small" disabled={pageNo * pageSize >= page.totalRows} onClick={() => setPageNo(pageNo + 1)}>
            {t('older')}
          </Button>
        </Box>
      )}
    </Section>
  );
}
