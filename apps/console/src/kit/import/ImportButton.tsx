import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Permission } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { lazy, Suspense, useState } from 'react';
import type { ImportKind } from './ImportKind';
import { strings } from './strings';

const ImportDialog = lazy(() => import('./ImportDialog').then((module) => ({ default: module.ImportDialog })));

/** Opens an import by file; with several kinds a menu asks which. Shown to those who may. */
export function ImportButton({ kinds, onDone }: { kinds: readonly ImportKind[]; onDone: () => void }) {
  const t = useStrings(strings);
  const can = useCan();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<ImportKind>();
  const allowed = kinds.filter(({ calls }) => can(calls.import.access as Permission));
  const [only] = allowed;
  if (!only) return null;
  return (
    <>
      <Button
        variant="outlined"
        {...(allowed.length > 1 && { 'aria-haspopup': 'menu' as const, 'aria-expanded': anchor !== null })}
        onClick={(event) => (allowed.length > 1 ? setAnchor(event.currentTarget) : setOpen(only))}
      >
        {t('import')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {allowed.map((kind) => (
          <MenuItem
            key={kind.label}
            onClick={() => {
              setAnchor(null);
              setOpen(kind);
            }}
          >
            {kind.label}
          </MenuItem>
        ))}
      </Menu>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog
            kind={open}
            onClose={(hasChanged) => {
              setOpen(undefined);
              if (hasChanged) onDone();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
