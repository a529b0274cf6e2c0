import type { Question } from '../formQuestions';
import { until } from '../moments';

/** A designer of one library, open with a form. */
export interface OpenDesigner {
  /** Whether the palette can be used and the first control stands in the canvas. */
  isUsable(): boolean;
  /** What tells the fourth control of the canvas from every other. */
  fourth(): string | null | undefined;
  /** Readies a drop of a new text field before the fourth control; the answer lets it go. */
  drag(): Promise<() => void>;
  undo(): void;
  redo(): void;
  /** Selects the first control; the answer writes its label in the panel. */
  labelWriter(): Promise<(text: string) => void>;
  /** The label of the first control as the canvas shows it. */
  label(): string | null | undefined;
  close(): void;
}

/** Opens a designer of one library in a box. */
export type Open = (box: HTMLElement, questions: readonly Question[]) => Promise<OpenDesigner> | OpenDesigner;

/** The style sheets of one library count only while it is measured. */
export function putStyles(...texts: readonly string[]): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = texts.join('\n');
  return () => style.remove();
}

/** Writes a text into a field as a key does. */
export function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text.at(-1) ?? '' }));
}

/** The field of a panel once it is there. */
export async function fieldIn(find: () => HTMLInputElement | HTMLTextAreaElement | null, isReady: (value: string) => boolean = () => true) {
  await until(() => isReady(find()?.value ?? '') && find() !== null);
  const field = find();
  if (!field) throw new Error('The panel has no such field.');
  field.focus();
  return field;
}
