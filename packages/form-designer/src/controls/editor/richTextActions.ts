import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import ImageIcon from '@mui/icons-material/Image';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import StrikethroughSIcon from '@mui/icons-material/StrikethroughS';
import UndoIcon from '@mui/icons-material/Undo';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';

/** One button of the toolbar. */
export interface RichTextAction {
  readonly id: string;
  readonly name:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'heading'
    | 'bulletList'
    | 'numberedList'
    | 'quote'
    | 'link'
    | 'picture'
    | 'undo'
    | 'redo';
  readonly level?: 1 | 2 | 3;
  readonly Icon?: ComponentType<SvgIconProps>;
  run(editor: Editor): void;
  isActive?(editor: Editor): boolean;
}

const heading = (level: 1 | 2 | 3): RichTextAction => ({
  id: `heading${level}`,
  name: 'heading',
  level,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

/** The toolbar in order. */
export const richTextActions: readonly RichTextAction[] = [
  {
    id: 'bold',
    name: 'bold',
    Icon: FormatBoldIcon,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    id: 'italic',
    name: 'italic',
    Icon: FormatItalicIcon,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    id: 'underline',
    name: 'underline',
    Icon: FormatUnderlinedIcon,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isActive: (editor) => editor.isActive('underline'),
  },
  {
    id: 'strike',
    name: 'strike',
    Icon: StrikethroughSIcon,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isActive: (editor) => editor.isActive('strike'),
  },
  heading(1),
  heading(2),
  heading(3),
  {
    id: 'bulletList',
    name: 'bulletList',
    Icon: FormatListBulletedIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'orderedList',
    name: 'numberedList',
    Icon: FormatListNumberedIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'quote',
    name: 'quote',
    Icon: FormatQuoteIcon,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    id: 'link',
    name: 'link',
    Icon: LinkIcon,
    run: (editor) => editor.chain().focus().run(),
    isActive: (editor) => editor.isActive('link'),
  },
  { id: 'picture', name: 'picture', Icon: ImageIcon, run: (editor) => editor.chain().focus().run() },
  { id: 'undo', name: 'undo', Icon: UndoIcon, run: (editor) => editor.chain().focus().undo().run() },
  { id: 'redo', name: 'redo', Icon: RedoIcon, run: (editor) => editor.chain().focus().redo().run() },
];
