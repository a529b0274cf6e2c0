import { FormDesigner } from '@backlot/form-designer';
import { createDocument } from '@backlot/form-designer/document';
import { LocaleProvider } from '@backlot/i18n/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { ourControl } from '../formQuestions';
import { painted, until } from '../moments';
import { enter, fieldIn, type Open } from './Designer';

const theme = createTheme({ cssVariables: true });

/** Our designer. A drop is the drop of the mouse: its events go through drag and drop as a user's do. */
export const openOurs: Open = (box, questions) => {
  const root = createRoot(box);
  root.render(
    <ThemeProvider theme={theme}>
      <LocaleProvider locale="en">
        <div style={{ height: 860 }}>
          <FormDesigner document={{ ...createDocument(), list: questions.map(ourControl) }} />
        </div>
      </LocaleProvider>
    </ThemeProvider>,
  );
  const item = (at: number) => box.querySelector<HTMLElement>(`.fd-row[data-index="${at}"] > [data-key]`);
  const command = (id: string) => box.querySelector<HTMLElement>(`[data-command="${id}"]`)?.click();
  return {
    isUsable: () => box.querySelector('.fd-entry') !== null && item(0) !== null,
    fourth: () => item(3)?.dataset.key,
    drag: async () => {
      const [entry, target] = [box.querySelector('.fd-entry'), item(3)];
      if (!entry || !target) throw new Error('Nothing to drag.');
      const dataTransfer = new DataTransfer();
      const { left, top } = target.getBoundingClientRect();
      const tell = (element: Element, type: string) =>
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: left + 40, clientY: top + 2 }));
      tell(entry, 'dragstart');
      await painted();
      tell(target, 'dragenter');
      tell(target, 'dragover');
      await until(() => box.querySelector('.fd-mark-before') !== null);
      return () => {
        tell(target, 'drop');
        tell(entry, 'dragend');
      };
    },
    undo: () => command('undo'),
    redo: () => command('redo'),
    labelWriter: async () => {
      item(0)?.click();
      const field = await fieldIn(
        () => box.querySelector<HTMLInputElement>('.fd-right input[id$="-label-text"]'),
        (value) => value === item(0)?.querySelector('label')?.textContent,
      );
      return (text) => enter(field, text);
    },
    label: () => item(0)?.querySelector('label')?.textContent,
    close: () => root.unmount(),
  };
};
