import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { ariaOf } from '../ariaOf';
import type { ControlRenderProps } from '../defineControl';
import { textOf } from '../textOf';
import { contentReader, richTextExtensions, textExtensions } from './richTextContent';
import { UploadStatus } from '../upload/UploadStatus';
import { RichTextToolbar } from './RichTextToolbar';
import { usePictures } from './usePictures';

export interface RichTextProps extends Pick<
  ControlRenderProps,
  'id' | 'label' | 'value' | 'onChange' | 'onBlur' | 'isDisabled' | 'isRequired' | 'isInvalid' | 'describedBy' | 'host'
> {
  readonly placeholder?: string | undefined;
  readonly box: { readonly width: string; readonly minHeight: number };
  /** Holds no pictures, wherever they come from. */
  readonly isTextOnly?: boolean;
}

/** The editor and its toolbar. The value is HTML; an empty text is an empty string. */
export function RichText(props: RichTextProps) {
  const { value, onChange, onBlur, isDisabled, isInvalid, label, host, placeholder, box, isTextOnly = false } = props;
  const written = useRef(textOf(value));
  const attributes = attributesOf(props);
  const pictures = usePictures(host);
  const [latest] = useState<{ pictures: typeof pictures; host: typeof host; editor?: Editor | null }>(() => ({ pictures, host }));
  const [extensions] = useState(() => (isTextOnly ? textExtensions : richTextExtensions(() => latest.host.showFile)));
  const [readContent] = useState(() => contentReader(extensions));
  const [handlers] = useState(() => {
    const take = (event: Event, data: DataTransfer | null): boolean => {
      const { pictures: own, editor: into } = latest;
      const files = [...(data?.files ?? [])];
      // What Word and Excel put beside their text as a picture of it is no picture that somebody chose.
      if (!into?.isEditable || !own.canAdd || files.length === 0 || data?.types.includes('text/html')) return false;
      event.preventDefault();
      own.add(into, files);
      return true;
    };
    return {
      handlePaste: (_: unknown, event: ClipboardEvent) => take(event, event.clipboardData),
      handleDrop: (_: unknown, event: DragEvent) => take(event, event.dataTransfer),
    };
  });
  const editor = useEditor({
    extensions,
    content: readContent(value),
    editable: !isDisabled,
    injectCSS: false,
    editorProps: { attributes, ...handlers },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(written.current);
    },
    onBlur: () => onBlur(),
  });
  useEffect(() => {
    Object.assign(latest, { pictures, host, editor });
  });
  useEffect(() => {
    if (!editor || written.current === textOf(value)) return;
    written.current = textOf(value);
    editor.commands.setContent(readContent(value), { emitUpdate: false });
  }, [editor, value, written, readContent]);
  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  const attributesText = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(attributesText) as Record<string, string>, ...handlers } });
  }, [editor, attributesText, handlers]);
  return (
    <>
      <div className="BlForm-editor" data-invalid={isInvalid || undefined} data-disabled={isDisabled || undefined} style={box}>
        {editor && (
          <RichTextToolbar
            editor={editor}
            label={label}
            locale={host.locale}
            isDisabled={isDisabled}
            onPictures={pictures.canAdd ? (files) => pictures.add(editor, files) : undefined}
          />
        )}
        <div className="BlForm-editorBody">
          {editor?.isEmpty && (
            <p className="BlForm-placeholder" aria-hidden="true">
              {placeholder}
            </p>
          )}
          <EditorContent editor={editor} />
        </div>
      </div>
      {pictures.canAdd && <UploadStatus pending={pictures.pending} message={pictures.message} locale={host.locale} />}
    </>
  );
}

/** What the editable element says to a screen reader. */
function attributesOf(props: RichTextProps): Record<string, string> {
  const attributes = { ...ariaOf(props), role: 'textbox', 'aria-multiline': true, 'aria-disabled': props.isDisabled || undefined };
  return Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
