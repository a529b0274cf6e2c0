import { type ComponentType, lazy, Suspense } from 'react';
import { useDesignerState } from '../store/DesignerContext';
import type { Dialog } from '../store/designerState';
import { ClearDialog } from './dialogs/ClearDialog';

const dialogs: Readonly<Record<Dialog, ComponentType>> = {
  clear: ClearDialog,
  preview: lazy(() => import('./dialogs/PreviewDialog').then(({ PreviewDialog }) => ({ default: PreviewDialog }))),
  import: lazy(() => import('./dialogs/ImportDialog').then(({ ImportDialog }) => ({ default: ImportDialog }))),
  json: lazy(() => import('./dialogs/JsonDialog').then(({ JsonDialog }) => ({ default: JsonDialog }))),
  code: lazy(() => import('./dialogs/CodeDialog').then(({ CodeDialog }) => ({ default: CodeDialog }))),
  check: lazy(() => import('./dialogs/CheckDialog').then(({ CheckDialog }) => ({ default: CheckDialog }))),
  translations: lazy(() => import('./dialogs/TranslationsDialog').then(({ TranslationsDialog }) => ({ default: TranslationsDialog }))),
  noticed: lazy(() => import('./dialogs/NoticedDialog').then(({ NoticedDialog }) => ({ default: NoticedDialog }))),
  settings: lazy(() => import('./dialogs/SettingsDrawer').then(({ SettingsDrawer }) => ({ default: SettingsDrawer }))),
  shortcuts: lazy(() => import('./dialogs/ShortcutsDialog').then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog }))),
};

/** The dialog that is open; its code is fetched when it is first opened. */
export function Dialogs() {
  const dialog = useDesignerState((state) => state.dialog);
  if (!dialog) return null;
  const Open = dialogs[dialog];
  return (
    <Suspense fallback={null}>
      <Open />
    </Suspense>
  );
}
