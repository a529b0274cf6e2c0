import IconButton from '@mui/material/IconButton';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type Locale, translator } from '@backlot/i18n';
import { type KeyboardEvent, useState } from 'react';
import { controlStrings } from '../strings';
import { LinkBox } from './LinkBox';
import { richTextActions } from './richTextActions';

interface ToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly locale: Locale;
  readonly isDisabled: boolean;
}

/** Buttons above the text; one tab stop, arrows move between them (ARIA toolbar pattern). */
export function RichTextToolbar({ editor, label, locale, isDisabled }: ToolbarProps) {
  const t = translator(controlStrings, locale);
  const [at, setAt] = useState(0);
  const [hasLink, setLink] = useState(false);
  const active = useEditorState({ editor, selector: ({ editor: now }) => richTextActions.map((action) => action.isActive?.(now) ?? false) });
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
        {richTextActions.map(({ id, name, level, Icon, run, isActive }, index) => (
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
            onClick={() => (id === 'link' ? setLink(!hasLink) : run(editor))}
          >
            {Icon ? <Icon fontSize="small" /> : <b className="BlForm-level" data-level={level} />}
          </IconButton>
        ))}
      </div>
      {hasLink && <LinkBox editor={editor} locale={locale} onClose={() => setLink(false)} />}
    </>
  );
}
