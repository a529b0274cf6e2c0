import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { OptionsOf } from '../../document/controlOptions';
import { ariaOf } from '../ariaOf';
import type { ControlRenderProps } from '../defineControl';
import { textOf } from '../textOf';
import { readContent, richTextExtensions } from './richTextContent';
import { RichTextToolbar } from './RichTextToolbar';

interface RichTextProps extends ControlRenderProps<OptionsOf<'editor'>> {
  readonly box: { readonly width: string; readonly minHeight: number };
}

/** The editor and its toolbar. The value is HTML; an empty text is an empty string. */
export function RichText(props: RichTextProps) {
  const { value, onChange, onBlur, isDisabled, isInvalid, label, host, options, box } = props;
  const written = useRef(textOf(value));
  const attributes = attributesOf(props);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: readContent(value),
    editable: !isDisabled,
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(written.current);
    },
    onBlur: () => onBlur(),
  });
  useEffect(() => {
    if (!editor || written.current === textOf(value)) return;
    written.current = textOf(value);
    editor.commands.setContent(readContent(value), { emitUpdate: false });
  }, [editor, value, written]);
  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  const attributesText = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(attributesText) as Record<string, string> } });
  }, [editor, attributesText]);
  return (
    <div className="BlForm-editor" data-invalid={isInvalid || undefined} data-disabled={isDisabled || undefined} style={box}>
      {editor && <RichTextToolbar editor={editor} label={label} locale={host.locale} isDisabled={isDisabled} />}
      {editor?.isEmpty && <p className="BlForm-placeholder" aria-hidden="true">{options.placeholder}</p>}
      <EditorContent editor={editor} />
    </div>
  );
}

/** What the editable element says to a screen reader. */
function attributesOf(props: RichTextProps): Record<string, string> {
  const attributes = { ...ariaOf(props), role: 'textbox', 'aria-multiline': true, 'aria-disabled': props.isDisabled || undefined };
  return Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
