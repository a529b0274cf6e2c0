import { demandApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { RecordHistory } from '../../../kit/history/RecordHistory';
import { RecordColumns } from '../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../kit/record/RecordFrame';
import { useRecord } from '../../../kit/record/useRecord';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { Demand } from './demandList';
import { DemandButtons } from './DemandButtons';
import { DemandFacts } from './DemandFacts';
import { DemandProgress } from './DemandProgress';
import { DemandUps } from './wishes/DemandUps';
import { strings } from './strings';
import { useDemandActions } from './useDemandActions';
import { useDemandNext } from './useDemandNext';
import { useEditAsked } from './useEditAsked';
import { useEditDemand } from './useEditDemand';

/** One demand form: where it stands, what comes next, what is wanted, wished creators, history; `/shopXuQiuDanDaRenDetail` shows the creators alone. */
export function DemandDetailScreen() {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const navigate = useNavigate();
  const isOfCreators = useRouterState({ select: ({ location }) => location.pathname.includes('DaRen') });
  const record = useRecord(demandApi.detail);
  const { actionsOf } = useDemandActions();
  const reload = () => void record.reload();
  const { edit, dialog } = useEditDemand(record.id, reload);
  const editOf = (row: Demand) => (mayEdit(row) ? (field?: string) => edit(row, field) : undefined);
  const next = useDemandNext();
  const nextFor = (row: Demand) => next(row, { actions: actionsOf(row, reload), onEdit: editOf(row) });
  const other = {
    label: t(isOfCreators ? 'toForm' : 'toCreators'),
    onRun: () =>
      void navigate({
        href: `/${isOfCreators ? 'shopXuQiuDanDetail' : 'shopXuQiuDanDaRenDetail'}?id=${record.id}`,
      }),
  };
  useEditAsked(record.row && editOf(record.row));
  const headOf = (row: Demand) => ({
    name: row.demandName,
    mark: <StatusTag type="demandStatus" code={row.demandStatus} />,
    subtitle: [row.demandNo, row.shop.name, nameFor('workAttribute', row.workAttribute)].join(' · '),
    actions: <DemandButtons actions={actionsOf(row, reload)} main={nextFor(row).main} onEdit={editOf(row)} other={other} />,
  });
  return (
    <>
      <RecordFrame
        record={record}
        noun={t('title')}
        needs="demand.get"
        list={{ label: t('title'), path: '/demand', needs: 'demand.query' }}
        head={headOf}
      >
        {(row) =>
          isOfCreators ? (
            <DemandUps id={row.id} />
          ) : (
            <>
              <DemandProgress row={row} next={nextFor(row)} onEdit={editOf(row)} />
              <RecordColumns
                main={
                  <>
                    <DemandFacts row={row} />
                    <DemandUps id={row.id} />
                  </>
                }
                side={<RecordHistory endpoint={demandApi.history} id={row.id} />}
              />
            </>
          )
        }
      </RecordFrame>
      {dialog}
    </>
  );
}

const mayEdit = ({ can, demandStatus }: Demand) => can.includes('edit') && demandStatus === 0;
