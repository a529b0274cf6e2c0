import { styled, type Theme } from '@mui/material/styles';

const hidden = { position: 'absolute', width: 1, height: 1, margin: -1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', border: 0 } as const;

/** The box of a designer. All its parts are styled here by class name, once, so that long lists carry no styles of their own. */
export const DesignerFrame = styled('div')(({ theme }) => ({
  ...frame(theme),
  ...sides(theme),
  ...canvas(theme),
  ...narrow(theme),
  '& .fd-hidden': hidden,
}));

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette;

const frame = (theme: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(190px, 236px) minmax(0, 1fr) minmax(250px, 284px)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '100%',
  minHeight: 480,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: 12,
  overflow: 'hidden',
  background: paletteOf(theme).background.paper,
  color: paletteOf(theme).text.primary,
  ...theme.typography.body2,
  containerType: 'inline-size',
  '& *, & *::before, & *::after': { boxSizing: 'border-box' },
  '& .fd-toolbar': { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 8, padding: '6px 14px', borderBottom: `1px solid ${paletteOf(theme).divider}`, minWidth: 0 },
  '& .fd-title': { ...theme.typography.subtitle1, fontWeight: 650, margin: 0, whiteSpace: 'nowrap' },
  '& .fd-tools': { display: 'flex', flexWrap: 'wrap', flex: 1, minWidth: 0 },
  '& .fd-tool': { whiteSpace: 'nowrap', minWidth: 36, minHeight: 34, padding: '4px 8px', gap: 6, textTransform: 'none' },
  '& .fd-tool svg': { fontSize: 19 },
  '& .fd-tool-extra .fd-tool-name': { display: 'none' },
  '@container (max-width: 1120px)': { '& .fd-tool-name': { display: 'none' } },
  '& .fd-banner': { gridColumn: '1 / -1' },
});

const sides = (theme: Theme) => ({
  '& .fd-side': { gridRow: 3, display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 },
  '& .fd-left': { gridColumn: 1, borderRight: `1px solid ${paletteOf(theme).divider}` },
  '& .fd-right': { gridColumn: 3, borderLeft: `1px solid ${paletteOf(theme).divider}` },
  '& .fd-tabs': { flex: 'none', minHeight: 40, borderBottom: `1px solid ${paletteOf(theme).divider}` },
  '& .fd-tabs .MuiTab-root': { minHeight: 40, minWidth: 0, padding: '6px 8px', textTransform: 'none' },
  '& .fd-tabpanel:not([hidden])': { flex: 1, minHeight: 0, overflow: 'auto', padding: 12 },
  '& .fd-quiet': { ...theme.typography.caption, color: paletteOf(theme).text.secondary, margin: '4px 0' },
  '& .fd-group': { ...theme.typography.caption, fontWeight: 650, color: paletteOf(theme).text.secondary, margin: '14px 0 6px' },
  '& .fd-entries': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 6 },
  '& .fd-entry': {
    display: 'flex', alignItems: 'center', gap: 6, width: '100%', minHeight: 34, padding: '4px 8px', border: `1px solid ${paletteOf(theme).divider}`,
    borderRadius: 8, background: paletteOf(theme).background.paper, color: 'inherit', font: 'inherit', fontSize: 13, lineHeight: 1.25, textAlign: 'start', cursor: 'grab', touchAction: 'manipulation', userSelect: 'none', WebkitTouchCallout: 'none',
  },
  '& .fd-entry svg': { fontSize: 17, flex: 'none', color: paletteOf(theme).text.secondary },
  '& .fd-entry span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .fd-entry:hover': { borderColor: paletteOf(theme).primary.main },
  '& .fd-entry:focus-visible, & .fd-finding:focus-visible': { outline: `2px solid ${paletteOf(theme).primary.main}`, outlineOffset: 1 },
  '& .fd-outline': { height: '100%', overflow: 'auto', outlineOffset: -2 },
  '& .fd-outline-rows': { position: 'relative' },
  '& .fd-outline-row': { position: 'absolute', left: 0, right: 0, height: 32, display: 'flex', alignItems: 'center', gap: 4, borderRadius: 8, cursor: 'pointer', whiteSpace: 'nowrap' },
  '& .fd-outline-row:hover': { background: paletteOf(theme).action.hover },
  '& .fd-outline-row svg': { fontSize: 17, color: paletteOf(theme).text.secondary },
  '& .fd-outline-toggle': { width: 18, display: 'inline-flex' },
  '& .fd-outline-name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .fd-outline-selected': { background: paletteOf(theme).action.selected },
  '& .fd-properties': { display: 'flex', flexDirection: 'column', gap: 12 },
  '& .fd-properties .fd-group': { margin: '4px 0 0' },
  '& .fd-switch': { margin: 0, display: 'flex', justifyContent: 'space-between' },
  '& .fd-switch .MuiFormControlLabel-label': { ...theme.typography.body2 },
  '& .fd-list': { border: 0, margin: 0, padding: 0, display: 'grid', gap: 6, justifyItems: 'start', minWidth: 0 },
  '& .fd-entry-row': { display: 'flex', alignItems: 'center', width: '100%', gap: 2 },
  '& .fd-entry-fields': { display: 'flex', flexWrap: 'wrap', gap: 6, flex: 1, minWidth: 0 },
  '& .fd-entry-fields > *': { flex: '1 1 72px', minWidth: 0 },
  '& .fd-choice': { width: '100%' },
  '& .fd-choice-children': { paddingLeft: 16, paddingTop: 6, display: 'grid', gap: 6 },
  '& .fd-conditions': { display: 'grid', gap: 12, borderTop: `1px solid ${paletteOf(theme).divider}`, paddingTop: 8 },
  '& .fd-sentence': { margin: 0, padding: '6px 10px', borderRadius: 8, background: paletteOf(theme).action.hover },
  '& .fd-error': { margin: 0, color: paletteOf(theme).error.main },
  '& .fd-color': { width: 26, height: 26, padding: 0, border: 0, background: 'none' },
  '& .fd-value-field': { display: 'grid', gap: 4 },
  '& .fd-command-buttons': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& .fd-command-buttons .MuiButton-root': { textTransform: 'none', borderColor: paletteOf(theme).divider },
});

const canvas = (theme: Theme) => ({
  '& .fd-canvas': { gridColumn: 2, gridRow: 3, overflow: 'auto', padding: 16, background: paletteOf(theme).background.default, outlineOffset: -2, minHeight: 0 },
  '& .fd-canvas:focus-visible': { outline: `2px solid ${paletteOf(theme).primary.main}` },
  '& .fd-root': { position: 'relative', minHeight: '100%', padding: '12px 12px 36px', borderRadius: 12, background: paletteOf(theme).background.paper, border: `1px solid ${paletteOf(theme).divider}` },
  '& .fd-window': { willChange: 'transform' },
  '& .fd-row': { paddingBottom: 4 },
  '& .fd-empty, & .fd-slot-empty': { margin: 0, textAlign: 'center', color: paletteOf(theme).text.secondary },
  '& .fd-empty': { padding: '80px 16px', fontSize: 16 },
  '& .fd-slot': { minHeight: 44, padding: 4, borderRadius: 8, border: `1px dashed ${paletteOf(theme).divider}`, outlineOffset: 1 },
  '& .fd-slot-empty': { padding: '8px 4px', fontSize: 12.5 },
  // A cell takes drops and its menu wherever it is, however tall its row.
  '& .BlForm-table td': { height: 1 },
  '& .BlForm-table td > .fd-slot': { height: '100%' },
  '& .fd-slot[aria-current]': { borderColor: paletteOf(theme).primary.main, borderStyle: 'solid' },
  '& .fd-item': { position: 'relative', padding: 8, borderRadius: 8, border: '1px solid transparent', cursor: 'grab', touchAction: 'manipulation', userSelect: 'none', WebkitTouchCallout: 'none' },
  '& .fd-item:hover': { borderColor: paletteOf(theme).divider },
  '& .fd-item:focus-visible, & .fd-slot:focus-visible': { outline: `2px solid ${paletteOf(theme).primary.main}`, outlineOffset: 1 },
  '& .fd-item.fd-selected': { borderColor: paletteOf(theme).primary.main, boxShadow: `inset 0 0 0 1px ${paletteOf(theme).primary.main}` },
  '& .fd-dragging': { opacity: 0.45 },
  '& .fd-lazy': { height: 72 },
  '& .fd-mark-before::before, & .fd-mark-after::after': { content: '""', position: 'absolute', left: 0, right: 0, height: 3, borderRadius: 2, background: paletteOf(theme).primary.main },
  '& .fd-mark-before::before': { top: -4 },
  '& .fd-mark-after::after': { bottom: -4 },
  '& .fd-mark-here': { outline: `2px dashed ${paletteOf(theme).primary.main}`, borderRadius: 8 },
  '& .fd-item-tools': { position: 'absolute', top: -12, right: 8, display: 'flex', gap: 4, zIndex: 2 },
  '& .fd-item-tool': { display: 'inline-flex', padding: 4, border: 0, borderRadius: 6, background: paletteOf(theme).primary.main, color: paletteOf(theme).primary.contrastText, cursor: 'pointer' },
  '& .fd-item-tool svg': { fontSize: 15 },
  '& .fd-unsupported': { padding: 10, borderRadius: 8, border: `1px dashed ${paletteOf(theme).warning.main}`, color: paletteOf(theme).text.secondary },
  '& .fd-unsupported > p': { margin: '0 0 6px' },
});

/** On a phone and a small tablet the parts stand below each other, each with a scroll of its own. */
const narrow = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    height: 'auto',
    '& .fd-toolbar': { flexWrap: 'wrap', justifyContent: 'space-between' },
    '& .fd-tools': { order: 1, flex: '1 0 100%' },
    '& .fd-side, & .fd-canvas': { gridColumn: 1, gridRow: 'auto', border: 0, borderBottom: `1px solid ${paletteOf(theme).divider}` },
    '& .fd-left': { height: 264 },
    '& .fd-canvas': { height: 'min(70dvh, 560px)', padding: 8 },
    '& .fd-right': { height: 'min(60dvh, 440px)' },
  },
});
