import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette;

/** Styles of what is drawn outside the designer's box: dialogs, menus, the drag picture. */
export const DialogStyles = () => <GlobalStyles styles={styles} />;

const styles = (theme: Theme) => ({
  '.fd-source': {
    display: 'block', width: '100%', minHeight: 320, padding: 12, borderRadius: 8, border: `1px solid ${paletteOf(theme).divider}`, background: paletteOf(theme).background.default,
    color: paletteOf(theme).text.primary, font: '12.5px/1.5 ui-monospace, monospace', resize: 'vertical', whiteSpace: 'pre', tabSize: 2, boxSizing: 'border-box',
  },
  '.fd-quiet': { ...theme.typography.caption, color: paletteOf(theme).text.secondary, margin: '4px 0' },
  '.fd-report': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 6 },
  '.fd-finding': {
    display: 'flex', flexWrap: 'wrap', gap: 8, width: '100%', padding: 10, border: `1px solid ${paletteOf(theme).divider}`, borderRadius: 8, background: 'none', color: 'inherit',
    font: 'inherit', textAlign: 'start', cursor: 'pointer',
  },
  '.fd-badge': { padding: '0 8px', borderRadius: 999, border: `1px solid ${paletteOf(theme).divider}`, fontSize: 12 },
  '.fd-badge-error': { borderColor: paletteOf(theme).error.main, color: paletteOf(theme).error.main },
  '.fd-shortcuts, .fd-translations': { width: '100%', borderCollapse: 'collapse' },
  '.fd-shortcuts th, .fd-shortcuts td, .fd-translations th, .fd-translations td': { padding: 6, textAlign: 'start', fontWeight: 400, borderBottom: `1px solid ${paletteOf(theme).divider}`, verticalAlign: 'top' },
  '.fd-input': { width: '100%', minHeight: 32, padding: '4px 8px', borderRadius: 8, border: `1px solid ${paletteOf(theme).divider}`, background: paletteOf(theme).background.paper, color: 'inherit', font: 'inherit', boxSizing: 'border-box' },
  '.fd-translations': { minWidth: 720 },
  '.fd-translations tr': { contentVisibility: 'auto', containIntrinsicSize: '48px' },
  '.fd-shortcuts kbd': { marginInlineEnd: 8, padding: '1px 6px', borderRadius: 6, border: `1px solid ${paletteOf(theme).divider}`, font: 'inherit', fontSize: 12.5 },
  '.fd-drawer': { width: 360, maxWidth: '100vw', padding: 20, display: 'grid', gap: 12, alignContent: 'start' },
  '.fd-drawer .fd-properties': { display: 'flex', flexDirection: 'column', gap: 12 },
  '.fd-drawer h2': { margin: 0, ...theme.typography.h6 },
  '.fd-drawer .fd-switch': { margin: 0, display: 'flex', justifyContent: 'space-between' },
  '.fd-command-buttons': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '.MuiMenuItem-root .fd-menu-key': { marginInlineStart: 24 },
  '.fd-preview': { margin: '12px auto 0', maxWidth: '100%', padding: 16, border: `1px solid ${paletteOf(theme).divider}`, borderRadius: 12, background: paletteOf(theme).background.paper },
  '.fd-preview-width': { width: 180, paddingTop: 6 },
  '.fd-preview-sizes': { display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' },
  '.fd-drag-chip': {
    position: 'fixed', left: 0, top: 0, zIndex: theme.zIndex.tooltip, padding: '4px 10px', borderRadius: 8, background: paletteOf(theme).primary.main, color: paletteOf(theme).primary.contrastText,
    fontSize: 13, pointerEvents: 'none', boxShadow: theme.shadows[4],
  },
});
