import { createFormEditor } from '@bpmn-io/form-js-editor';
import editorStyles from '@bpmn-io/form-js-editor/dist/assets/form-js-editor.css?inline';
import panelStyles from '@bpmn-io/form-js-editor/dist/assets/properties-panel.css?inline';
import viewerStyles from '@bpmn-io/form-js-viewer/dist/assets/form-js.css?inline';
import { formJsField } from '../formQuestions';
import { type Open, putStyles } from './Designer';

interface Field {
  readonly id: string;
  readonly components: readonly Field[];
}

interface Modeling {
  addFormField(attributes: object, parent: Field, index: number): unknown;
  editFormField(field: Field, property: string, value: string): void;
}

/** The editor of form-js. What a drop and a key in its panel end in is called itself, without the 300 ms that the panel waits: in its favour. */
export const openFormJsEditor: Open = async (box, questions) => {
  const removeStyles = putStyles(viewerStyles, editorStyles, panelStyles);
  box.style.height = '860px';
  const editor = await createFormEditor({ container: box, schema: { type: 'default', components: questions.map(formJsField) } });
  const modeling = editor.get<Modeling>('modeling');
  const stack = editor.get<{ undo(): void; redo(): void }>('commandStack');
  const selection = editor.get<{ set(field: Field): void }>('selection');
  const schema = () => (editor as unknown as { _getState(): { schema: Field } })._getState().schema;
  const fields = () => box.querySelectorAll<HTMLElement>('.fjs-form-editor .fjs-element[data-field-type]:not([data-field-type="default"])');
  const label = () => fields()[0]?.querySelector('label')?.textContent;
  return {
    isUsable: () => box.querySelector('.fjs-palette-field') !== null && fields().length > 0,
    fourth: () => fields()[3]?.dataset.id,
    drag: async () => () => void modeling.addFormField({ type: 'textfield' }, schema(), 3),
    undo: () => stack.undo(),
    redo: () => stack.redo(),
    labelWriter: async () => {
      const [first] = schema().components;
      if (!first) throw new Error('The form is empty.');
      selection.set(first);
      return (text) => modeling.editFormField(first, 'label', text);
    },
    label,
    close: () => {
      editor.destroy();
      removeStyles();
    },
  };
};
