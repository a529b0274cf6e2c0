import type { Locale } from '@backlot/i18n';
import type { AnyControlDefinition } from '../controls/defineControl';
import { planConditions } from '../document/conditions/conditionPlan';
import type { Control } from '../document/control';
import type { FormDocument } from '../document/formDocument';
import { mapControls } from '../document/tree/mapControls';
import { withProperty } from '../document/property';
import type { Answers, FormEnvironment } from './FormEnvironment';
import { FormScope } from './FormScope';
import { errorMap, type FieldError, type FormValues } from './formValues';
import { hasPatterns } from './hasPatterns';
import { loadPatternEngine } from './patternEngine';

interface StoreSettings {
  readonly document: FormDocument;
  readonly definitions: readonly AnyControlDefinition[];
  readonly locale: Locale;
  readonly isDisabled: boolean;
  readonly answers: Answers;
  onChange(value: unknown, model: string): void;
}

/** A form that is being filled in: its controls as they stand, its values, and which of it has to be drawn. */
export class FormStore {
  readonly root: FormScope;
  readonly #environment: { -readonly [Name in keyof FormEnvironment]: FormEnvironment[Name] };
  #document: FormDocument;
  #list: readonly Control[];
  readonly #drawn = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor({ document, definitions, locale, isDisabled, answers, onChange }: StoreSettings) {
    this.#document = document;
    this.#list = document.list;
    this.#environment = {
      definitions: new Map(definitions.map((definition) => [definition.type, definition])),
      plan: planConditions(document),
      locale,
      isDisabled,
      answers,
    };
    this.root = new FormScope({ environment: this.#environment, list: document.list, onChange });
  }

  readonly list = (): readonly Control[] => this.#list;

  /** Whether the control with a key, or the row of a subform, has to be drawn although it is far away. */
  isDrawn(key: string): boolean {
    return this.#drawn.has(key) || this.#drawn.has('*');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  replaceDocument(document: FormDocument): void {
    if (document === this.#document) return;
    this.#document = document;
    this.#replaceList(document.list);
  }

  update({ locale, isDisabled }: { locale: Locale; isDisabled: boolean }): void {
    if (locale === this.#environment.locale && isDisabled === this.#environment.isDisabled) return;
    Object.assign(this.#environment, { locale, isDisabled });
    this.root.refreshAll();
  }

  /** Sets one option of every control with one of the models, for as long as the form lives. */
  setOptions(models: readonly string[], optionName: string, value: unknown): void {
    const wanted = new Set(models);
    this.#replaceList(
      mapControls(this.#list, (control) =>
        control.model !== undefined && wanted.has(control.model) ? withProperty(control, `options.${optionName}`, value) : control,
      ),
    );
  }

  reset(): void {
    this.#replaceList(this.#document.list);
    this.root.reset();
  }

  /** The data, or every broken rule. Patterns wait for their engine; where it does not arrive, what they are to check is an error. */
  async collect(): Promise<{ data: FormValues } | { errors: readonly FieldError[] }> {
    if (hasPatterns(this.#list)) await loadPatternEngine().catch(() => undefined);
    const errors = this.root.validate();
    return errors.length === 0 ? { data: this.root.data() } : { errors };
  }

  async getData(): Promise<FormValues> {
    const collected = await this.collect();
    if ('data' in collected) return collected.data;
    throw errorMap(collected.errors);
  }

  /** Has a field drawn, with its tabs opened. */
  reveal({ place }: FieldError): void {
    const [first] = place;
    if (!first) return;
    for (const key of this.root.reveal(first.key)) this.#drawn.add(key);
    for (const [at, { row }] of place.entries()) if (row !== undefined) this.#drawn.add(`${place[at - 1]?.key}-${row}`);
    this.#notify();
  }

  /** Has everything drawn, as printing needs it. */
  drawAll(): void {
    this.#drawn.add('*');
    this.#notify();
  }

  #replaceList(list: readonly Control[]): void {
    if (list === this.#list) return;
    this.#list = list;
    this.#environment.plan = planConditions({ list, config: {} });
    this.root.replaceList(list);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
