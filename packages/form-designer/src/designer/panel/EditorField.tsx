import type { AnyControlDefinition } from '../../controls/defineControl';
import type { Editor } from '../../controls/editor';
import type { Control } from '../../document/control';
import { ChoicesEditor } from './ChoicesEditor';
import { ColorField } from './ColorField';
import { ColumnsEditor } from './ColumnsEditor';
import { JsonField } from './JsonField';
import { ModelField } from './ModelField';
import { NumberField } from './NumberField';
import { PatternsEditor } from './PatternsEditor';
import { RequiredEditor } from './RequiredEditor';
import { SelectField } from './SelectField';
import { SpansEditor } from './SpansEditor';
import { SuggestField } from './SuggestField';
import { SwitchField } from './SwitchField';
import { TextField } from './TextField';
import { TextsField } from './TextsField';
import { ValueField } from './ValueField';

export interface EditorFieldProps {
  readonly editor: Editor;
  readonly control: Control;
  readonly definition: AnyControlDefinition | undefined;
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** The field of a property, by the kind of its editor. */
export function EditorField({ editor, control, definition, ...field }: EditorFieldProps) {
  switch (editor.kind) {
    case 'text':
      return editor.path === 'model' ? <ModelField {...field} control={control} /> : <TextField {...field} />;
    case 'multiline':
      return <TextField {...field} isMultiline />;
    case 'number':
      return <NumberField {...field} limits={editor} />;
    case 'switch':
      return <SwitchField {...field} />;
    case 'select':
      return <SelectField {...field} choices={editor.choices} />;
    case 'suggest':
      return <SuggestField {...field} choices={editor.choices} />;
    case 'color':
      return <ColorField {...field} />;
    case 'json':
      return <JsonField {...field} />;
    case 'texts':
      return <TextsField {...field} count={editor.count} />;
    case 'choices':
      return <ChoicesEditor {...field} isTree={editor.isTree === true} />;
    case 'columns':
      return <ColumnsEditor {...field} />;
    case 'spans':
      return <SpansEditor {...field} />;
    case 'required':
      return <RequiredEditor {...field} />;
    case 'patterns':
      return <PatternsEditor {...field} />;
    case 'value':
      return definition ? <ValueField {...field} control={control} definition={definition} /> : null;
    case 'custom':
      return <editor.Edit control={control} id={field.id} label={field.label} value={field.value} onChange={field.onChange} />;
  }
}
