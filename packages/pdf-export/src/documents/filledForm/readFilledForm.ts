import { type Locale, translator } from '@backlot/i18n';
import { strings } from '../strings';
import { toText } from '../toText';
import type { FilledForm, FilledItem } from './FilledForm';

/** A control of a form design document, as far as printing looks at it (spec section 3). */
export interface FormControl {
  type: string;
  label?: string;
  model?: string;
  options?: Record<string, unknown>;
  list?: readonly FormControl[];
  columns?: readonly { label?: string; value?: unknown; list?: readonly FormControl[] }[];
  trs?: readonly { tds?: readonly { list?: readonly FormControl[] }[] }[];
}

/** A form design with its entered values, ready to print. Values without a control are left out, unknown controls print as text. */
export function readFilledForm({
  title,
  code,
  design,
  values,
  locale,
}: {
  title: string;
  code?: string;
  design: { list: readonly FormControl[] };
  values: Readonly<Record<string, unknown>>;
  locale: Locale;
}): FilledForm {
  return { title, code, items: itemsOf(design.list, values, locale) };
}

type Values = Readonly<Record<string, unknown>>;
type PrintControl = (control: FormControl, value: unknown, locale: Locale) => FilledItem[];

const itemsOf = (list: readonly FormControl[], values: Values, locale: Locale): FilledItem[] =>
  list.flatMap((control) => itemsOfControl(control, values, locale));

function itemsOfControl(control: FormControl, values: Values, locale: Locale): FilledItem[] {
  if (control.options?.hidden === true) return [];
  const heading = headed.has(control.type) && control.label ? [{ kind: 'heading' as const, text: control.label }] : [];
  const print = Object.hasOwn(printers, control.type) ? printers[control.type]! : printText;
  const own = unprinted.has(control.type) ? [] : print(control, control.model ? values[control.model] : undefined, locale);
  return [...heading, ...own, ...(ownRows.has(control.type) ? [] : itemsOf(childrenOf(control), values, locale))];
}

const headed = new Set(['card', 'divider']);
const unprinted = new Set(['button', 'alert', 'card', 'divider', 'tabs', 'grid', 'table']);
const ownRows = new Set(['batch', 'selectInputList']);

const childrenOf = (control: FormControl): FormControl[] => [
  ...(control.list ?? []),
  ...(control.columns ?? []).flatMap((column) => column.list ?? []),
  ...(control.trs ?? []).flatMap((row) => (row.tds ?? []).flatMap((cell) => cell.list ?? [])),
];

const field = (control: FormControl, value: string, long = false): FilledItem[] => [
  { kind: 'field', label: control.label ?? '', value, long },
];

const printText: PrintControl = (control, value) => field(control, plain(value));
const printChoice: PrintControl = (control, value) => field(control, labelsOf(control, value).join(', '));

const printers: Record<string, PrintControl> = {
  textarea: (control, value) => field(control, plain(value), true),
  select: printChoice,
  checkbox: printChoice,
  radio: printChoice,
  treeSelect: printChoice,
  cascader: (control, value) => field(control, labelsOf(control, value).join(' / ')),
  switch: (control, value, locale) => field(control, translator(strings, locale)(value === true ? 'yes' : 'no')),
  rate: (control, value) => field(control, plain(value) && `${plain(value)} / ${plain(control.options?.max ?? 5)}`),
  uploadFile: (control, value) =>
    field(
      control,
      filesOf(value)
        .map((file) => file.name)
        .join('\n'),
    ),
  uploadImg: (control, value) => [{ kind: 'pictures', label: control.label ?? '', urls: filesOf(value).map((file) => file.url) }],
  editor: (control, value) => [{ kind: 'html', label: control.label, html: plain(value) }],
  html: (control) => [{ kind: 'html', html: plain(control.options?.defaultValue) }],
  text: (control) => [{ kind: 'html', html: escapeHtml(control.label ?? '') }],
  batch: (control, value, locale) => {
    const columns = (control.list ?? []).filter((column) => column.options?.hidden !== true);
    const rows = recordsOf(value).map((row) => columns.map((column) => cellOf(column, row, locale)));
    return [{ kind: 'table', label: control.label, columns: columns.map((column) => column.label ?? ''), rows }];
  },
  selectInputList: (control, value, locale) =>
    recordsOf(value)
      .filter((row) => row.checked !== false)
      .flatMap((row) => {
        const column = control.columns?.find((candidate) => candidate.value === row.value);
        const entered = itemsOf(column?.list ?? [], row, locale)
          .map((item) => (item.kind === 'field' ? item.value : ''))
          .filter(Boolean);
        return field({ ...control, label: plain(row.label) || column?.label }, entered.join(', '));
      }),
};

function cellOf(column: FormControl, row: Values, locale: Locale): string {
  if (column.type === 'uploadImg')
    return filesOf(column.model ? row[column.model] : undefined)
      .map(({ name }) => name)
      .join(', ');
  const [item] = itemsOfControl(column, row, locale);
  return item?.kind === 'field' ? item.value : '';
}

interface Choice {
  value: unknown;
  label: unknown;
  children?: readonly Choice[];
}

function labelsOf(control: FormControl, value: unknown): string[] {
  const known = new Map<string, string>();
  const collect = (choices: unknown) => {
    for (const choice of Array.isArray(choices) ? (choices as Choice[]) : []) {
      known.set(plain(choice.value), plain(choice.label));
      collect(choice.children);
    }
  };
  collect(control.options?.options);
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.map((code) => known.get(plain(code)) || plain(code)).filter(Boolean);
}

const plain = (value: unknown): string => (Array.isArray(value) ? value.map(toText).filter(Boolean).join(' – ') : toText(value));

const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null) : [];

const filesOf = (value: unknown) => recordsOf(value).map((file) => ({ name: plain(file.name), url: plain(file.url) }));

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
