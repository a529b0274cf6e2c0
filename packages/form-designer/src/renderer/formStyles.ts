import type { Theme } from '@mui/material/styles';
import { richTextStyles } from '../controls/editor/richTextStyles';

const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const;

/** The static classes of a form: nothing is styled per field. */
export const formStyles = (theme: Theme) => {
  const { text, divider, error, primary, background, action } = (theme.vars ?? theme).palette;
  const line = `1px solid ${divider}`;
  const radius = theme.shape.borderRadius;
  return {
    // What is beside or below each other follows the width of the form, not of the window: a preview is a phone where it is as narrow as one.
    '.BlForm': { ...theme.typography.body2, container: `${formContainer} / inline-size`, width: '100%', color: text.primary, '& *, & *::before': { boxSizing: 'border-box' } },
    '.BlForm[data-layout=inline]': { display: 'flex', flexWrap: 'wrap', columnGap: 16, alignItems: 'flex-start' },
    '.BlForm-place': { width: '100%', contain: 'strict' },
    '.BlForm-bare': { marginBottom: 24, minWidth: 0 },
    '.BlForm-field': { minWidth: 0, contain: 'layout style' },
    '.BlForm-field[data-layout=horizontal]': { display: 'flex' },
    '.BlForm-field[data-layout=inline]': { display: 'flex', gap: 8, minWidth: 240 },
    '.BlForm-label': { minHeight: 40, paddingTop: 9, lineHeight: '22px', fontWeight: 600, overflowWrap: 'anywhere' },
    '.BlForm-field[data-layout=vertical] > .BlForm-label': { display: 'block', minHeight: 26, padding: '0 0 4px' },
    '.BlForm-field[data-layout=horizontal] > .BlForm-label': { flex: 'none', width: 'var(--bl-label-width)', paddingInlineEnd: 12, textAlign: 'end' },
    '.BlForm-control': { flex: 1, minWidth: 0 },
    ...labelShares(),
    '.BlForm-mark': { color: error.main, marginInlineEnd: 4, fontWeight: 400 },
    '.BlForm-messages': { minHeight: 24, fontSize: '0.8125rem', lineHeight: '22px' },
    '.BlForm-error': { margin: 0, color: error.main },
    '.BlForm-help': { color: text.secondary, overflowWrap: 'anywhere' },
    '.BlForm-unsupported': { margin: '0 0 24px', padding: 12, border: `1px dashed ${divider}`, borderRadius: radius, color: text.secondary },
    '.BlForm-addon': { whiteSpace: 'nowrap', color: text.secondary, padding: '0 8px' },
    '.BlForm-clear': {
      display: 'inline-flex', padding: 4, border: 0, borderRadius: '50%', background: 'none', font: 'inherit', fontSize: 16, cursor: 'pointer', color: text.secondary,
      '&:hover': { background: action.hover }, '&:focus-visible': { outline: `2px solid ${primary.main}` },
    },
    '.BlForm-linkButton': { padding: 0, border: 0, background: 'none', font: 'inherit', color: primary.main, textDecoration: 'underline', cursor: 'pointer' },
    '.BlForm-selectClear': { position: 'absolute', insetInlineEnd: 32, display: 'inline-flex' },
    '.BlForm-menu': { maxHeight: 320 },
    '.BlForm-choices': { display: 'flex', flexWrap: 'wrap', columnGap: 12, minHeight: 40, alignItems: 'center' },
    '.BlForm-choice': { display: 'inline-flex', alignItems: 'center', minHeight: 32, cursor: 'pointer' },
    '.BlForm-rate, .BlForm-switch': { display: 'flex', alignItems: 'center', minHeight: 40 },
    '.BlForm-slider': { display: 'flex', alignItems: 'center', gap: 16, minHeight: 40, padding: '0 10px' },
    '.BlForm-sliderInput': { flex: 'none', width: 112 },
    '.BlForm-range': { display: 'flex', alignItems: 'center', gap: 8 },
    '.BlForm-picker': { position: 'relative', display: 'inline-flex', '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, pointerEvents: 'none', border: 0, padding: 0 } },
    '.BlForm-popupField': {
      position: 'relative', display: 'flex', alignItems: 'center', minHeight: 40, paddingInlineEnd: 8, border: line, borderRadius: radius, background: background.paper,
      '&:hover': { borderColor: text.secondary }, '&:focus-within': { borderColor: primary.main, boxShadow: `0 0 0 1px ${primary.main}` },
      '&[data-invalid]': { borderColor: error.main }, '&[data-disabled]': { color: text.disabled, background: action.disabledBackground },
    },
    '.BlForm-popupText': { flex: 1, minWidth: 0, padding: '8px 12px', outline: 0, cursor: 'pointer', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '22px' },
    '.BlForm-popupArrow': { pointerEvents: 'none', color: text.secondary },
    '.BlForm-popup': { maxHeight: 360, minWidth: 200 },
    '.BlForm-tree, .BlForm-cascade': { padding: 8, '& ul': { listStyle: 'none', margin: 0, padding: 0 } },
    '.BlForm-tree [role=treeitem], .BlForm-cascade [role=option]': {
      display: 'flex', alignItems: 'center', gap: 4, minHeight: 32, paddingInlineEnd: 12, borderRadius: 4, cursor: 'pointer',
      '&:hover': { background: action.hover }, '&[aria-selected=true]': { fontWeight: 600, background: action.selected }, '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: -2 },
    },
    '.BlForm-expander': { display: 'inline-flex', width: 24, flex: 'none' },
    '.BlForm-levels': { display: 'flex', '& ul': { minWidth: 140, maxHeight: 280, overflowY: 'auto', padding: 4 }, '& ul + ul': { borderInlineStart: line }, '& [role=option]': { justifyContent: 'space-between', paddingInlineStart: 8 } },
    '.BlForm-found button': { width: '100%', padding: '6px 8px', border: 0, background: 'none', font: 'inherit', color: 'inherit', textAlign: 'start', cursor: 'pointer', '&:hover, &:focus-visible': { background: action.hover } },
    '.BlForm-empty': { margin: 0, padding: 12, color: text.secondary, textAlign: 'center' },
    '.BlForm-dashed': { borderStyle: 'dashed' },
    '.BlForm-drop': { padding: 16, border: `1px dashed ${divider}`, borderRadius: radius, textAlign: 'center', '& p': { margin: '0 0 8px', color: text.secondary } },
    '.BlForm-files': { listStyle: 'none', margin: '8px 0 0', padding: 0, '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 }, '& a': { color: primary.main, overflowWrap: 'anywhere' } },
    '.BlForm-images': {
      listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 8, margin: '0 0 8px', padding: 0,
      '& li': { position: 'relative', display: 'flex', alignItems: 'center' }, '& img': { width: 40, height: 40, objectFit: 'cover', borderRadius: 4 },
      '&[data-type=picture-card] img': { width: 96, height: 96 },
    },
    '.BlForm-image': { display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 24, minHeight: 24, padding: 4, border: line, borderRadius: radius, background: 'none', font: 'inherit', color: 'inherit', cursor: 'pointer' },
    '.BlForm-pending': { marginTop: 8 },
    '.BlForm-uploadMessage': { margin: 0, minHeight: 22, color: text.secondary },
    '.BlForm-preview': { position: 'relative', padding: '40px 16px 16px', '& > button': { position: 'absolute', top: 4, insetInlineEnd: 4 }, '& img': { display: 'block', maxWidth: '100%', maxHeight: '70vh' } },
    '.BlForm-text': { margin: 0, overflowWrap: 'anywhere' },
    '.BlForm-card': { border: line, borderRadius: radius, background: background.paper },
    '.BlForm-cardTitle': { ...theme.typography.subtitle2, margin: 0, padding: '12px 16px', borderBottom: line },
    '.BlForm-cardBody': { padding: '16px 16px 0' },
    '.BlForm-grid': { display: 'grid', gridTemplateColumns: 'repeat(24, minmax(0, 1fr))' },
    '.BlForm-column': { minWidth: 0 },
    '.BlForm-tabs': {
      '&[data-position=bottom]': { display: 'flex', flexDirection: 'column-reverse' }, '&[data-position=left]': { display: 'flex' }, '&[data-position=right]': { display: 'flex', flexDirection: 'row-reverse' },
      '&[data-size=small] .MuiTab-root': { minHeight: 36, padding: '6px 12px' }, '&[data-size=large] .MuiTab-root': { fontSize: '1rem' },
      '&[data-type=card] .MuiTab-root': { border: line, borderRadius: `${radius}px ${radius}px 0 0`, marginInlineEnd: 2 },
    },
    '.BlForm-panels': { flex: 1, minWidth: 0, paddingTop: 16, '[data-position=left] > &, [data-position=right] > &': { padding: '0 16px' } },
    '.BlForm-scroll': { overflow: 'auto' },
    '.BlForm-table, .BlForm-rows': { borderCollapse: 'collapse', width: '100%' },
    '.BlForm-table td': { padding: '16px 16px 0', verticalAlign: 'top' },
    '.BlForm-table[data-small] td': { padding: '8px 8px 0' },
    '.BlForm-table[data-bordered] td': { border: line },
    '.BlForm-table[data-bright] tr:hover': { background: action.hover },
    '.BlForm-rows th, .BlForm-rows td': { padding: '8px 8px 0', border: line, verticalAlign: 'top', textAlign: 'start', minWidth: 120 },
    '.BlForm-rows th': { position: 'sticky', top: 0, zIndex: 1, paddingBottom: 8, background: background.paper, fontWeight: 600 },
    '.BlForm-rows .BlForm-number, .BlForm-rows .BlForm-actions': { width: 1, minWidth: 56, whiteSpace: 'nowrap', textAlign: 'center' },
    '.BlForm-batch > button': { width: '100%', marginTop: 8 },
    '.BlForm-selectRow': { display: 'flex', flexWrap: 'wrap', columnGap: 12, alignItems: 'flex-start', '& > label': { minWidth: 96, minHeight: 40 } },
    '.BlForm-selectFields': { flex: 1, minWidth: 160 },
    ...richTextStyles(theme),
    // Last, so that it wins over the rules above.
    [`@container ${formContainer} (max-width: 575px)`]: {
      '.BlForm-field[data-layout=horizontal]': { display: 'block' },
      '.BlForm-field[data-layout=horizontal] > .BlForm-label': { display: 'block', width: 'auto', minHeight: 26, padding: '0 0 4px', textAlign: 'start' },
      '.BlForm-grid': { display: 'block' },
    },
  };
};

/** Name of the container whose width decides. */
const formContainer = 'bl-form';

/** Label and value share the row per breakpoint when `labelLayout` is `Grid`. */
function labelShares() {
  const rule = (name: string) => ({
    '.BlForm[data-labels=Grid] .BlForm-field[data-layout=horizontal] > .BlForm-label': { width: `var(--bl-label-${name})` },
    '.BlForm[data-labels=Grid] .BlForm-field[data-layout=horizontal] > .BlForm-control': { flex: 'none', width: `var(--bl-value-${name})`, maxWidth: '100%' },
  });
  const entries = Object.entries(breakpoints).map(([name, width]) => [`@container ${formContainer} (min-width: ${width}px)`, rule(name)] as const);
  return { ...rule('xs'), ...Object.fromEntries(entries) };
}
