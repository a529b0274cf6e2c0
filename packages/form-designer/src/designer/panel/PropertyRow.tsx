import { memo } from 'react';
import { changeProperty } from '../../commands/properties';
import type { AnyControlDefinition } from '../../controls/defineControl';
import type { Editor } from '../../controls/editor';
import type { Control } from '../../document/control';
import { readProperty } from '../../document/property';
import { useDesigner } from '../../store/DesignerContext';
import { EditorField } from './EditorField';

interface PropertyRowProps {
  readonly editor: Editor;
  readonly control: Control;
  readonly definition: AnyControlDefinition | undefined;
}

/** One property: it draws again only when its own value changed. */
export const PropertyRow = memo(
  function PropertyRow({ editor, control, definition }: PropertyRowProps) {
    const { id, store, host } = useDesigner();
    if (editor.isShown && !editor.isShown(control)) return null;
    const label = editor.label[host.locale];
    const onChange = (value: unknown) =>
      store.apply((state, surroundings) =>
        changeProperty(state, { key: control.key, path: editor.path, value, property: label }, surroundings),
      );
    return (
      <EditorField
        editor={editor}
        control={control}
        definition={definition}
        id={`${id}-${editor.path}-${editor.kind}`}
        label={label}
        help={editor.help?.[host.locale]}
        value={valueOf({ control, definition, path: editor.path })}
        onChange={onChange}
      />
    );
  },
  (before, after) =>
    before.editor === after.editor &&
    before.definition === after.definition &&
    before.control.key === after.control.key &&
    readProperty(before.control, before.editor.path) === readProperty(after.control, after.editor.path) &&
    !after.editor.isShown &&
    after.editor.kind !== 'custom' &&
    after.editor.kind !== 'value',
);

/** The stored value, or the default of the type where the document has none. */
function valueOf({ control, definition, path }: { control: Control; definition: AnyControlDefinition | undefined; path: string }): unknown {
  const stored = readProperty(control, path);
  return stored === undefined && definition && path.startsWith('options.')
    ? readProperty({ options: definition.options(control) }, path)
    : stored;
}
