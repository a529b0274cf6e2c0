import type { FormValues } from './formValues';

/** What a host can do with a form it shows, through `ref`; the methods of the original. */
export interface FormHandle {
  /** The data of a valid form; rejects with the error map (`FormErrors`). */
  getData(): Promise<FormValues>;
  setData(data: FormValues): Promise<true>;
  /** Back to the defaults of the document, in values and options. */
  reset(): void;
  /** Sets one option of every control with one of the models. */
  setOptions(models: readonly string[], optionName: string, value: unknown): void;
  show(models: readonly string[]): void;
  hide(models: readonly string[]): void;
  enable(models: readonly string[]): void;
  disable(models: readonly string[]): void;
}
