import styles from 'k-form-design/lib/k-form-design.css?inline';
import { ourControl } from '../formQuestions';
import { enter, fieldIn, type Open, putStyles } from './Designer';

interface Control {
  key: string;
}

/** The designer component of k-form-design 3.7.91 as it stands at run time. */
interface KFormDesign {
  readonly data: { list: Control[] };
  handleSetData(document: object): boolean;
  handleSetSelectItem(control: Control): void;
  handleUndo(): void;
  handleRedo(): void;
}

/** Vue 2 and k-form-design, which the page has loaded as scripts. */
declare const Vue: new (options: object) => {
  $mount(element: Element): void;
  $destroy(): void;
  readonly $refs: { readonly designer: KFormDesign };
};

/** The original. Its documents are ours; what a drop ends in is done to its list, in its favour. */
export const openKFormDesign: Open = (box, questions) => {
  const removeStyles = putStyles(styles);
  box.style.height = '860px';
  const app = new Vue({ render: (create: (name: string, options: object) => unknown) => create('k-form-design', { ref: 'designer' }) });
  app.$mount(box.appendChild(document.createElement('div')));
  const designer = app.$refs.designer;
  const text = JSON.stringify({
    list: questions.map(ourControl),
    config: { layout: 'horizontal', labelCol: { span: 4 }, wrapperCol: { span: 18 }, labelWidth: 100, labelLayout: 'flex' },
  });
  designer.handleSetData(JSON.parse(text) as object);
  const items = () => box.querySelectorAll('.form-panel .drag-move-box, .draggable-box .drag-move-box');
  let made = 0;
  return {
    isUsable: () => box.querySelector('aside.left li') !== null && items().length > 0,
    fourth: () => items()[3]?.textContent,
    drag: async () => {
      made += 1;
      const control = JSON.parse(
        JSON.stringify(ourControl({ kind: 'text', name: `new${made}`, label: `New ${made}`, isRequired: false })),
      ) as Control;
      return () => {
        designer.data.list.splice(3, 0, control);
        designer.handleSetSelectItem(control);
      };
    },
    undo: () => designer.handleUndo(),
    redo: () => designer.handleRedo(),
    labelWriter: async () => {
      const [first] = designer.data.list;
      if (first) designer.handleSetSelectItem(first);
      const field = await fieldIn(
        () => box.querySelector<HTMLInputElement>('aside.right .form-item-properties input'),
        (value) => value.startsWith('Field'),
      );
      return (text) => enter(field, text);
    },
    label: () => items()[0]?.querySelector('label')?.textContent,
    close: () => {
      app.$destroy();
      removeStyles();
    },
  };
};
