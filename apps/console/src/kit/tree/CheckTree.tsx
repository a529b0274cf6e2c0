import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { SearchField } from '@backlot/ui-kit';
import { useMemo, useState } from 'react';
import { TreeList } from './treeStyles';
import { checkedBelow, toggleIndependent, toggleWithFamily } from './toggleChecked';
import { strings } from './strings';
import { idsBelow, openEntries, type TreeEntry, treeOrder } from './treeOrder';

interface CheckTreeProps<Entry extends TreeEntry> {
  label: string;
  entries: readonly Entry[];
  titleOf: (entry: Entry) => string;
  checked: ReadonlySet<string>;
  /** Ticking a node ticks everything below it and everything above it; off for independent ticks. */
  isCascading?: boolean;
  /** In sight to show where others belong. */
  isFixed?: (entry: Entry) => boolean;
  onChange: (checked: ReadonlySet<string>) => void;
}

/** A tree of ticks: what a role may do, or which organisations it sees. */
export function CheckTree<Entry extends TreeEntry>({
  label,
  entries,
  titleOf,
  checked,
  isCascading = false,
  isFixed,
  onChange,
}: CheckTreeProps<Entry>) {
  const t = useStrings(strings);
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(entries.length > manyEntries ? [] : entries.map(({ id }) => id)));
  const placed = useMemo(() => treeOrder(entries), [entries]);
  const partly = useMemo(
    () =>
      new Set(
        isCascading
          ? placed
              .filter(({ id, hasChildren }) => hasChildren && checked.has(id) && !checkedBelow(entries, id, checked))
              .map(({ id }) => id)
          : [],
      ),
    [isCascading, placed, entries, checked],
  );
  const wanted = term.trim().toLowerCase();
  const shown = openEntries(placed, {
    isOpen: (id) => open.has(id),
    ...(wanted && { matches: (entry: Entry) => titleOf(entry).toLowerCase().includes(wanted) }),
  });
  const fold = (id: string) => setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]));
  const toggle = (entry: Entry) => onChange(isCascading ? toggleWithFamily(entries, entry, checked) : toggleIndependent(entry, checked));
  const isNested = placed.some(({ hasChildren }) => hasChildren);
  const isAllOpen = placed.every(({ id, hasChildren }) => !hasChildren || open.has(id));
  return (
    <div>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <SearchField label={t('find')} value={term} onChange={setTerm} />
        {isNested && (
          <Button
            size="small"
            disabled={Boolean(wanted)}
            onClick={() => setOpen(isAllOpen ? new Set() : new Set(placed.map(({ id }) => id)))}
          >
            {t(isAllOpen ? 'foldAll' : 'openAll')}
          </Button>
        )}
        <Box role="status" sx={{ ml: 'auto', fontSize: 13, color: 'text.secondary' }}>
          {t('checked', { count: [...checked].filter((id) => entries.some((entry) => entry.id === id)).length, total: entries.length })}
        </Box>
      </Stack>
      <TreeList role="group" aria-label={label}>
        {shown.map((entry) => (
          <div key={entry.id} style={{ paddingInlineStart: entry.depth * 22 }}>
            {entry.hasChildren ? (
              <IconButton
                size="small"
                aria-expanded={open.has(entry.id)}
                aria-label={t('fold', { name: titleOf(entry) })}
                disabled={Boolean(wanted)}
                onClick={() => fold(entry.id)}
              >
                {open.has(entry.id) || wanted ? <ExpandMore fontSize="small" /> : <ChevronRight fontSize="small" />}
              </IconButton>
            ) : (
              isNested && <span className="BlTree-leaf" />
            )}
            <FormControlLabel
              label={titleOf(entry)}
              disabled={isFixed?.(entry) ?? false}
              control={
                <Checkbox
                  size="small"
                  checked={checked.has(entry.id)}
                  indeterminate={partly.has(entry.id)}
                  onChange={() => toggle(entry)}
                />
              }
            />
            {entry.hasChildren && !open.has(entry.id) && !wanted && (
              <small>{t('inside', { count: idsBelow(entries, entry.id).size - 1 })}</small>
            )}
          </div>
        ))}
        {shown.length === 0 && <p>{t('none')}</p>}
      </TreeList>
    </div>
  );
}

const manyEntries = 40;
