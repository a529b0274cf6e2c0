import { alpha, type Theme } from '@mui/material/styles';

/** The static classes of rich text: its editor, and the text as it is shown. */
export const richTextStyles = (theme: Theme) => {
  const { text, divider, error, primary, background } = (theme.vars ?? theme).palette;
  const written = {
    '& p': { margin: '0 0 8px' },
    '& img': { maxWidth: '100%' },
    '& blockquote': { margin: '0 0 8px', paddingInlineStart: 12, borderInlineStart: `3px solid ${divider}` },
  };
  return {
    '.BlForm-placeholder': { color: text.secondary, margin: 0 },
    '.BlForm-html': { overflowWrap: 'anywhere', '& img': { maxWidth: '100%' }, '& a': { color: primary.main } },
    '.BlForm-written': written,
    '.BlForm-editor': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      border: `1px solid ${divider}`,
      borderRadius: theme.shape.borderRadius,
      background: background.paper,
      padding: 8,
      '&[data-invalid]': { borderColor: error.main },
      '&:focus-within': { borderColor: primary.main },
      '& .tiptap': { flex: 1, minHeight: 60, outline: 0, whiteSpace: 'pre-wrap', wordBreak: 'break-word', ...written },
    },
    '.BlForm-editorBody': {
      position: 'relative',
      flex: 1,
      display: 'flex',
      '& > .BlForm-placeholder': { position: 'absolute', top: 0, left: 0, pointerEvents: 'none' },
      '& > div': { flex: 1, minWidth: 0, display: 'flex' },
    },
    '.BlForm-toolbar': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      marginBottom: 8,
      '& [aria-pressed=true]': { background: alpha(theme.palette.primary.main, 0.14) },
    },
    '.BlForm-level': { fontSize: 13, lineHeight: '20px', minWidth: 20, '&::before': { content: '"H" attr(data-level)' } },
    '.BlForm-linkBox': { display: 'flex', gap: 8, marginBottom: 8 },
  };
};
