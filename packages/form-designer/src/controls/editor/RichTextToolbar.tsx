import IconButton from '@mui/material/IconButton';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type Locale, translator } from '@backlot/i18n';
import { type KeyboardEvent, useRef, useState } from 'react';
import { controlStrings } from '../strings';
import { pictureKinds } from '../upload/pictures';
import { LinkBox } from './LinkBox';
import { richTextActions } from './richTextActions';

interface ToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly locale: Locale;
  readonly isDisabled: boolean;
  /** Takes chosen pictures; without it none can be chosen. */
  readonly onPictures: ((files: readonly File[]) => void) | undefined;
}

/** Buttons above the text; one tab stop, arrows move between them (ARIA toolbar pattern). */
export function RichTextToolbar({ editor, label, locale, isDisabled, onPictures }: ToolbarProps) {
  const t = translator(controlStrings, locale);
  const [at, setAt] = useState(0);
  const [hasLink, setLink] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const actions = onPictures ? richTextActions : richTextActions.filter(({ id }) => id !== 'picture');
  const active = useEditorState({ editor, selector: ({ editor: now }) => actions.map((action) => action.isActive?.(now) ?? false) });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(to, buttons.length - 1))]?.focus();
  };
  return (
    <>
      <div role="toolbar" aria-label={t('toolbar', { label })} className="BlForm-toolbar" onKeyDown={onKeyDown}>
        {actions.map(({ id, name, level, Icon, run, isActive }, index) => (
          <IconButton
            key={id}
            size="small"
            disableRipple
            disabled={isDisabled}
            tabIndex={index === at ? 0 : -1}
            aria-label={t(name, level === undefined ? undefined : { level })}
            aria-pressed={isActive ? active[index] : undefined}
            onFocus={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (id === 'link' ? setLink(!hasLink) : id === 'picture' ? input.current?.click() : run(editor))}
          >
            {Icon ? <Icon fontSize="small" /> : <b className="BlForm-level" data-level={level} />}
          </IconButton>
        ))}
      </div>
      {onPictures && (
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={pictureKinds.join(',')}
          disabled={isDisabled}
          onChange={(event) => {
            onPictures([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      )}
      {hasLink && <LinkBox editor={editor} locale={locale} onClose={() => setLink(false)} />}
    </>
  );
}
