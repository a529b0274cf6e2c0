import type { Control } from '../document/control';
import { localiseControl } from '../document/translations';
import { childrenOf, defaultOf, type FieldIndex, type FieldNode, indexFields } from './fieldIndex';
import { FieldStates } from './FieldStates';
import type { FormEnvironment } from './FormEnvironment';
import type { FieldError, FormValues } from './formValues';
import { readRows, rowData, rowErrors, rowKey, untouchedColumn } from './rows';
import type { FieldState, Row, Scope } from './Scope';
import { validateValue } from './validateValue';

interface ScopeSettings {
  readonly environment: FormEnvironment;
  readonly list: readonly Control[];
  readonly parent?: FormScope;
  onChange(value: unknown, model: string): void;
}

const noRows: readonly Row[] = [];

/**
 * The values of one form, or of one row of a subform. A change costs the fields that show the value or depend on it,
 * not the number of fields.
 */
export class FormScope implements Scope {
  readonly #settings: ScopeSettings;
  #fields: FieldIndex;
  #byModel = new Map<string, readonly FieldNode[]>();
  readonly #values = new Map<string, unknown>();
  readonly #rows = new Map<string, readonly Row[]>();
  readonly #errors = new Map<string, string>();
  readonly #touched = new Set<string>();
  readonly #openColumns = new Map<string, number>();
  readonly #states = new FieldStates((key) => this.#stateNow(key));

  constructor(settings: ScopeSettings) {
    this.#settings = settings;
    this.#fields = this.#index(settings.list);
  }

  /** The state of a field, for `useSyncExternalStore`. */
  stateOf(key: string): FieldState | undefined {
    return this.#states.get(key);
  }

  subscribe(key: string, listener: () => void): () => void {
    return this.#states.subscribe(key, listener);
  }

  /** Takes a value as typed by the person who fills the form in. */
  change(key: string, value: unknown): void {
    const model = this.#fields.get(key)?.model;
    if (model === undefined || Object.is(this.valueOf(model), value)) return;
    this.#values.set(model, value);
    for (const node of this.#byModel.get(model) ?? []) if (this.#touched.has(node.key)) this.#check(node);
    this.#settings.onChange(value, model);
    this.#refreshModel(model);
  }

  /** Checks a field from now on at each change. */
  touch(key: string): void {
    const node = this.#fields.get(key);
    if (!node) return;
    this.#touched.add(key);
    this.#check(node);
    this.#states.refresh([key]);
  }

  open(key: string, column: number): void {
    this.#openColumns.set(key, column);
    this.#states.refresh([key]);
  }

  /** Opens every tab around a field. Gives the keys of its containers and itself, outermost first. */
  reveal(key: string): readonly string[] {
    const path = [key];
    for (let parent = this.#fields.get(key)?.parent; parent; parent = this.#fields.get(parent.key)?.parent) {
      path.unshift(parent.key);
      const column = /^columns\.(\d+)$/.exec(parent.slot)?.[1];
      if (column !== undefined) this.open(parent.key, Number(column));
    }
    return path;
  }

  /** The value of a model here or, for a row, in the form around it. */
  valueOf(model: string): unknown {
    const [node] = this.#byModel.get(model) ?? [];
    if (!node) return this.#settings.parent?.valueOf(model);
    return node.definition?.subform ? this.#subformValue(node) : this.#valueAt(node);
  }

  /** Values of all shown fields. Hidden ones are absent (forms.md 1.4). */
  data(): FormValues {
    const entries: [string, unknown][] = [];
    for (const [model, [node]] of this.#byModel) {
      const shown = this.#byModel.get(model)?.some(({ key }) => this.stateOf(key)?.isShown);
      if (node && shown) entries.push([model, this.valueOf(model)]);
    }
    return Object.fromEntries(entries);
  }

  /** Puts values in; models that the form does not have are left out. */
  setData(values: FormValues): void {
    for (const [model, value] of Object.entries(values)) this.#put(model, value);
  }

  /** Back to the defaults of the document. */
  reset(): void {
    for (const map of [this.#values, this.#rows, this.#errors, this.#touched]) map.clear();
    this.refreshAll();
  }

  /** Checks every shown, enabled field, mounted or not, subforms included. */
  validate(): readonly FieldError[] {
    const errors = [...this.#fields.values()].flatMap((node) => this.#validateNode(node));
    this.refreshAll();
    return errors;
  }

  /** Puts a changed list of controls in; values stay with their models. */
  replaceList(list: readonly Control[]): void {
    this.#fields = this.#index(list);
    this.#eachRow((row, node) => row.scope.replaceList(childrenOf(node.control, row.column)));
    this.refreshAll();
  }

  /** Reads every state again, after the language, the document or the form's `disabled` changed. */
  refreshAll(): void {
    this.#states.refreshAll((key) => this.#fields.has(key));
    this.#eachRow(({ scope }) => scope.refreshAll());
  }

  refresh(keys: Iterable<string>): void {
    this.#states.refresh(keys);
  }

  addRow(key: string, values: FormValues = {}): void {
    const node = this.#fields.get(key);
    if (node) this.#setRows(node, [...this.#rowsOf(node), this.#createRow(node, { values })]);
  }

  copyRow(key: string, row: Row): void {
    this.addRow(key, row.scope.data());
  }

  removeRow(key: string, row: Row): void {
    const node = this.#fields.get(key);
    if (node)
      this.#setRows(
        node,
        this.#rowsOf(node).filter((other) => other !== row),
      );
  }

  check(key: string, row: Row, { isChecked, isOnly }: { isChecked: boolean; isOnly: boolean }): void {
    const node = this.#fields.get(key);
    if (!node) return;
    this.#setRows(
      node,
      this.#rowsOf(node).map((other) => {
        if (other === row) return { ...other, isChecked };
        return isOnly && other.isChecked ? { ...other, isChecked: false } : other;
      }),
    );
  }

  #index(list: readonly Control[]): FieldIndex {
    const fields = indexFields(list, this.#settings.environment.definitions);
    const byModel = new Map<string, FieldNode[]>();
    for (const node of fields.values()) {
      if (node.model === undefined) continue;
      const nodes = byModel.get(node.model);
      if (nodes) nodes.push(node);
      else byModel.set(node.model, [node]);
    }
    this.#byModel = byModel;
    return fields;
  }

  #stateNow(key: string): FieldState | undefined {
    const node = this.#fields.get(key);
    return node && this.#readState(node);
  }

  #readState(node: FieldNode): FieldState {
    const { plan, locale, isDisabled } = this.#settings.environment;
    const { isShown, isRequired, isEnabled } = plan.stateOf(node.key, (model) => this.valueOf(model));
    return {
      control: localiseControl(node.control, locale),
      definition: node.definition,
      value: node.definition?.subform ? undefined : this.#valueAt(node),
      rows: node.definition?.subform ? this.#rowsOf(node) : noRows,
      error: isShown ? this.#errors.get(node.key) : undefined,
      isShown,
      isRequired,
      isDisabled: isDisabled || !isEnabled,
      openColumn: this.#openColumns.get(node.key) ?? 0,
    };
  }

  #valueAt({ model, control, definition }: FieldNode): unknown {
    if (model === undefined) return undefined;
    return this.#values.has(model) ? this.#values.get(model) : definition && defaultOf(control, definition);
  }

  #put(model: string, value: unknown): void {
    const nodes = this.#byModel.get(model) ?? [];
    for (const node of nodes) {
      this.#errors.delete(node.key);
      if (node.definition?.subform) this.#rows.set(node.key, this.#createRows(node, value));
    }
    if (nodes.length === 0) return;
    this.#values.set(model, value);
    this.#refreshModel(model);
  }

  #check(node: FieldNode): string | undefined {
    const { control, definition, isShown, isRequired, isDisabled } = this.#readState(node);
    const value = node.model === undefined ? undefined : this.valueOf(node.model);
    const isChecked = isShown && !isDisabled && node.model !== undefined && definition;
    const error = isChecked
      ? validateValue({ control, definition, value, isRequired, locale: this.#settings.environment.locale })
      : undefined;
    if (error === undefined) this.#errors.delete(node.key);
    else this.#errors.set(node.key, error);
    return error;
  }

  #validateNode(node: FieldNode): readonly FieldError[] {
    if (node.model === undefined || !this.stateOf(node.key)?.isShown) return [];
    this.#touched.add(node.key);
    const message = this.#check(node);
    const own: FieldError[] = message === undefined ? [] : [{ path: node.model, message, place: [{ key: node.key }] }];
    if (!node.definition?.subform) return own;
    return [...own, ...this.#rowsOf(node).flatMap((row, index) => rowErrors(row, { node, index }))];
  }

  #refreshModel(model: string): void {
    const own = (this.#byModel.get(model) ?? []).map(({ key }) => key);
    const affected = this.#settings.environment.plan.affectedBy(model);
    this.#states.refresh(own.length === 1 && affected.length === 0 ? own : new Set([...own, ...affected]));
    if (affected.some((key) => !this.#fields.has(key))) this.#eachRow(({ scope }) => scope.refresh(affected));
  }

  #rowsOf(node: FieldNode): readonly Row[] {
    const known = this.#rows.get(node.key);
    if (known) return known;
    const rows = this.#createRows(node, undefined);
    this.#rows.set(node.key, rows);
    return rows;
  }

  #createRows(node: FieldNode, value: unknown): readonly Row[] {
    return readRows(node, value).map((row) => this.#createRow(node, row));
  }

  #createRow(
    node: FieldNode,
    { values, column, isChecked = false, key = rowKey() }: { values: FormValues; column?: number; isChecked?: boolean; key?: string },
  ): Row {
    const scope = new FormScope({
      environment: this.#settings.environment,
      list: childrenOf(node.control, column),
      parent: this,
      onChange: () => this.#rowChanged(node),
    });
    scope.setData(column === undefined ? values : { ...untouchedColumn(scope.#fields.values()), ...values });
    return {
      key,
      isChecked,
      column,
      scope,
      rest: Object.fromEntries(Object.entries(values).filter(([model]) => !scope.#byModel.has(model))),
    };
  }

  #rowChanged(node: FieldNode): void {
    if (node.model === undefined) return;
    this.#settings.onChange(this.#subformValue(node), node.model);
    this.#refreshModel(node.model);
  }

  #setRows(node: FieldNode, rows: readonly Row[]): void {
    this.#rows.set(node.key, rows);
    if (node.model !== undefined) this.#values.set(node.model, rows);
    if (this.#touched.has(node.key)) this.#check(node);
    this.#rowChanged(node);
  }

  /** The rows in the data; nothing for a batch that was never touched, as in the original. */
  #subformValue(node: FieldNode): readonly FormValues[] | undefined {
    const rows = this.#rowsOf(node);
    if (rows.length === 0 && node.definition?.subform === 'rows' && !this.#values.has(node.model ?? '')) return undefined;
    return rows.map((row) => rowData(row, node.control));
  }

  #eachRow(visit: (row: Row, node: FieldNode) => void): void {
    for (const [key, rows] of this.#rows)
      for (const row of this.#fields.has(key) ? rows : noRows) visit(row, this.#fields.get(key) as FieldNode);
  }
}
