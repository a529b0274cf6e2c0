import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import { type OutputOf, sysAreaApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { onRowClick } from '../../../kit/tree/onRowClick';
import tree from '../../../kit/tree/treeTable.module.css';
import css from './Areas.module.css';
import { strings, type Word } from './strings';

type Area = OutputOf<typeof sysAreaApi.list>[number];

const levels: readonly Word[] = ['country', 'first', 'second'];
const columns = 9;

/** The areas of one level; each opens what lies below it. */
export function AreaRows({ areas, depth }: { areas: readonly Area[]; depth: number }) {
  return areas.map((area) => <AreaRow key={area.areaCode} area={area} depth={depth} />);
}

function AreaRow({ area, depth }: { area: Area; depth: number }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(area, locale);
  const level = levels[area.levelCode];
  return (
    <>
      <tr {...(area.hasChildren && { className: tree.opens, onClick: onRowClick(() => setOpen(!isOpen)) })}>
        <th scope="row" style={{ paddingInlineStart: `${8 + depth * 24}px` }}>
          {area.hasChildren ? (
            <IconButton
              size="small"
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'close' : 'open', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              <ExpandMore fontSize="small" className={isOpen ? css.opened : css.closed} />
            </IconButton>
          ) : (
            <span className={tree.leaf} />
          )}
          {name}
        </th>
        <td data-label={t('level')}>{level && t(level)}</td>
        <td data-label={t('code')}>{area.areaCode}</td>
        <td data-label={t('shortName')}>{area.shortName}</td>
        <td data-label={t('mergerName')}>{area.mergerName}</td>
        <td data-label={t('pinyin')}>{area.pinyin}</td>
        <td data-label={t('cityCode')}>{area.cityCode ?? '–'}</td>
        <td data-label={t('zipCode')}>{area.zipCode ?? '–'}</td>
        <td data-label={t('place')}>{area.lng && area.lat ? `${area.lng}, ${area.lat}` : '–'}</td>
      </tr>
      {isOpen && <Below area={area} depth={depth + 1} />}
    </>
  );
}

/** What lies below an area, asked for once. */
function Below({ area, depth }: { area: Area; depth: number }) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({ ...client.query(sysAreaApi.list, { parentCode: area.areaCode }), staleTime: Infinity });
  if (data) return <AreaRows areas={data} depth={depth} />;
  return (
    <tr>
      <td colSpan={columns}>
        {error ? (
          <ErrorState dense onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : (
          <LoadingState count={2} />
        )}
      </td>
    </tr>
  );
}
