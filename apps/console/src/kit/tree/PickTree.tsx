import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Section, phones } from '@backlot/ui-kit';
import { type TreeEntry, treeOrder } from './treeOrder';

interface PickTreeProps<Entry extends TreeEntry> {
  label: string;
  entries: readonly Entry[];
  titleOf: (entry: Entry) => string;
  /** First entry: no narrowing. */
  allLabel: string;
  picked: string | undefined;
  onPick: (id: string | undefined) => void;
}

/** A tree beside a list: picking a node shows it and everything below it. On a phone it is one line above the list. */
export function PickTree<Entry extends TreeEntry>({ label, entries, titleOf, allLabel, picked, onPick }: PickTreeProps<Entry>) {
  const isPhone = useMediaQuery(phones);
  const placed = treeOrder(entries);
  if (isPhone) {
    return (
      <Box
        component="select"
        aria-label={label}
        value={picked ?? ''}
        onChange={(event) => onPick(event.target.value || undefined)}
        sx={choice}
      >
        <option value="">{allLabel}</option>
        {placed.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {`${'\u2003'.repeat(entry.depth)}${titleOf(entry)}`}
          </option>
        ))}
      </Box>
    );
  }
  return (
    <Section title={label} flush>
      <Box component="nav" aria-label={label} sx={list}>
        <ButtonBase aria-current={picked === undefined} sx={node} onClick={() => onPick(undefined)}>
          {allLabel}
        </ButtonBase>
        {placed.map((entry) => (
          <ButtonBase
            key={entry.id}
            aria-current={picked === entry.id}
            sx={[node, { pl: 4 + entry.depth * 4 }]}
            onClick={() => onPick(entry.id)}
          >
            {titleOf(entry)}
          </ButtonBase>
        ))}
      </Box>
    </Section>
  );
}

/** A tree with what can be done with it: below it, on a phone beside its line. */
export const besideTree = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)' },
} as const;

// Plain buttons: the list of MUI would bring its menus with it, before anything is on screen.
const list = {
  position: 'relative',
  py: 2,
  minHeight: { xs: 148, md: 0 },
  maxHeight: { xs: 148, md: 560 },
  overflowY: 'auto',
} as const;

const node = {
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  minHeight: 36,
  px: 4,
  py: 2,
  borderRadius: '8px',
  typography: 'body2',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  transition: 'background-color 100ms',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&[aria-current=true], &[aria-current=true]:hover': { bgcolor: 'accent.soft', color: 'accent.ink' },
} as const;

const choice = {
  width: '100%',
  height: 44,
  px: 2,
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
} as const;
