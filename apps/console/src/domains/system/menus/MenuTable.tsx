import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { MenuRow } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, StatusChip } from '@backlot/ui-kit';
import { useMemo, useState } from 'react';
import { openEntries, treeOrder } from '../../../kit/tree/treeOrder';
import { MenuIcon } from '../../../shell/menu/MenuIcon';
import { onRowClick } from '../../../kit/tree/onRowClick';
import tree from '../../../kit/tree/treeTable.module.css';
import css from './MenuTable.module.css';
import { strings } from './strings';

type Entry = MenuRow & { parentId: string };

interface MenuTableProps {
  entries: readonly Entry[];
  /** Shows matches with the way to them. */
  term: string;
  onAdd: (parent: MenuRow) => void;
  onEdit: (row: MenuRow) => void;
  onDelete: (row: MenuRow) => void;
}

const kinds = [
  { word: 'directory', tone: 'info' },
  { word: 'menu', tone: 'ok' },
  { word: 'button', tone: 'neutral' },
] as const;

/** The tree as a table; on phones each row is a card. */
export function MenuTable({ entries, term, onAdd, onEdit, onDelete }: MenuTableProps) {
  const t = useStrings(strings);
  const locale = useLocale();
  const can = useCan();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(entries.filter(({ type }) => type === 0).map(({ id }) => id)));
  const placed = useMemo(() => treeOrder(entries), [entries]);
  const wanted = term.trim().toLowerCase();
  const fits = (row: Entry) =>
    [row.name, row.enName, row.vnName, row.code, row.permission].some((text) => text?.toLowerCase().includes(wanted));
  const shown = openEntries(placed, { isOpen: (id) => open.has(id), ...(wanted && { matches: fits }) });
  const fold = (id: string) => setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]));
  const isAllOpen = placed.every(({ id, hasChildren }) => !hasChildren || open.has(id));
  if (!shown.length) return <EmptyState title={t('noMatch')} />;
  return (
    <table className={`${tree.table} ${css.table}`}>
      <thead>
        <tr>
          <th scope="col">
            {t('name')}{' '}
            <Button
              size="small"
              disabled={Boolean(wanted)}
              onClick={() => setOpen(isAllOpen ? new Set() : new Set(placed.map(({ id }) => id)))}
            >
              {t(isAllOpen ? 'foldAll' : 'openAll')}
            </Button>
          </th>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('router')}</th>
          <th scope="col">{t('component')}</th>
          <th scope="col" className={css.number}>
            {t('sort')}
          </th>
          <th scope="col" className={css.actions}>
            {t('actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => {
          const kind = kinds[row.type] ?? kinds[2];
          const name = nameOf(row, locale);
          return (
            <tr
              key={row.id}
              data-hidden={row.visible === 'N' || undefined}
              {...(row.hasChildren && !wanted && { className: tree.opens, onClick: onRowClick(() => fold(row.id)) })}
            >
              <td>
                <span className={css.name} style={{ paddingInlineStart: row.depth * 20 }}>
                  {row.hasChildren ? (
                    <IconButton
                      size="small"
                      aria-expanded={open.has(row.id) || Boolean(wanted)}
                      aria-label={t('fold', { name })}
                      disabled={Boolean(wanted)}
                      onClick={() => fold(row.id)}
                    >
                      {open.has(row.id) || wanted ? <ExpandMore fontSize="small" /> : <ChevronRight fontSize="small" />}
                    </IconButton>
                  ) : (
                    <span className={tree.leaf} />
                  )}
                  {row.icon && <MenuIcon name={row.icon} />}
                  <strong>{name}</strong>
                  {row.visible === 'N' && <small>{t('isHidden')}</small>}
                </span>
              </td>
              <td data-label={t('type')}>
                <StatusChip tone={kind.tone}>{t(kind.word)}</StatusChip>
              </td>
              <td data-label={t('router')}>{row.router ?? row.link ?? row.permission ?? '–'}</td>
              <td data-label={t('component')}>{row.component ?? '–'}</td>
              <td data-label={t('sort')} className={css.number}>
                {row.sort}
              </td>
              <td className={css.actions}>
                {can('sysMenu.add') && row.type < 2 && (
                  <Button size="small" onClick={() => onAdd(row)} aria-label={t('addBelowName', { name })}>
                    {t('addBelow')}
                  </Button>
                )}
                {can('sysMenu.edit') && (
                  <Button
                    size="small"
                    disabled={!row.can.includes('edit')}
                    onClick={() => onEdit(row)}
                    aria-label={t('editName', { name })}
                  >
                    {t('edit')}
                  </Button>
                )}
                {can('sysMenu.delete') && (
                  <Button
                    size="small"
                    color="error"
                    disabled={!row.can.includes('delete')}
                    onClick={() => onDelete(row)}
                    aria-label={t('deleteName', { name })}
                  >
                    {t('delete')}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
