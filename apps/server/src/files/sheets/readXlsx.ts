import { Parser } from 'htmlparser2';
import { Refusal } from '../../http/answers/refusal';
import { type SheetLines, tooLarge } from './sheet';
import { type Entry, unzip } from './unzip';

const workbook = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';
const strings = 'xl/sharedStrings.xml';

/** The first sheet of a workbook. Formulas give the value that was stored with them; macros and links are not looked at. */
export async function readXlsx(bytes: Buffer, lines: SheetLines): Promise<void> {
  const entries = unzip(
    bytes,
    (name) => name === workbook || name === relations || name === strings || /^xl\/worksheets\/[^/]+\.xml$/.test(name),
    lines.limits,
  );
  const book = entries.get(workbook);
  if (book === undefined) throw new Refusal('importUnreadable');
  const first = entries.get(await firstSheet(book, entries.get(relations)));
  if (first === undefined) throw new Refusal('importUnreadable');
  await readRows(first, await sharedStrings(entries.get(strings)), lines);
}

/** Name of the entry that the first sheet of the book is in. */
async function firstSheet(book: Entry, links: Entry | undefined): Promise<string> {
  const targets = new Map<string, string>();
  let relation: string | undefined;
  await read(links, { open: (name, { Id, Target }) => void (name === 'Relationship' && Id && Target && targets.set(Id, Target)) });
  await read(book, { open: (name, attributes) => void (name === 'sheet' && (relation ??= attributes['r:id'])) });
  const target = relation === undefined ? undefined : targets.get(relation);
  return target === undefined ? 'xl/worksheets/sheet1.xml' : target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function sharedStrings(xml: Entry | undefined): Promise<string[]> {
  const found: string[] = [];
  let [current, isText, isPhonetic] = ['', false, false];
  await read(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      isPhonetic ||= name === 'rPh';
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => void (isText && (current += text)),
    close: (name) => {
      if (name === 'rPh') isPhonetic = false;
      if (name === 't') isText = false;
      if (name === 'si') found.push(current);
    },
  });
  return found;
}

async function readRows(xml: Entry, shared: readonly string[], { limits, add }: SheetLines): Promise<void> {
  let [line, at, kind, value, isValue] = [0, 0, '', '', false];
  let cells: string[] = [];
  await read(xml, {
    open: (name, { r, t }) => {
      if (name === 'row') {
        line = Number(r ?? line + 1);
        // A row is where it says it is: beyond the most there is no use in reading on.
        if (!(line >= 1 && line <= 2 * limits.rows)) throw tooLarge(limits);
        [cells, at] = [[], 0];
      }
      if (name === 'c') {
        at = r === undefined ? at : columnOf(r);
        if (at >= limits.columns) throw tooLarge(limits);
        [kind, value] = [t ?? '', ''];
      }
      isValue = name === 'v' || name === 't';
    },
    text: (text) => void (isValue && (value += text)),
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') {
        while (cells.length < at) cells.push('');
        cells[at] = kind === 's' ? (shared[Number(value)] ?? '') : kind === 'e' ? '' : kind === '' || kind === 'n' ? number(value) : value;
        at += 1;
      }
      if (name === 'row') add(line, cells);
    },
  });
}

/** A number as people write it: `1E-3` is `0.001`, `12.300000000000001` is `12.3`. */
function number(text: string): string {
  if (text === '' || !Number.isFinite(Number(text))) return text;
  return Number.isSafeInteger(Number(text)) || /[eE]|\.\d{11,}/.test(text)
    ? Number(Number(text).toPrecision(15)).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 })
    : text;
}

/** `C12` is column 2. */
function columnOf(cell: string): number {
  const letters = /^[A-Z]{1,3}/.exec(cell)?.[0];
  if (letters === undefined) throw new Refusal('importUnreadable');
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Reader {
  open: (name: string, attributes: Record<string, string | undefined>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** More than any program that writes workbooks comes near. */
const mostDepth = 64;
const mostAttributes = 256;

/** Reads XML without entities of its own, documents from elsewhere or prefixes. Refuses with 1030010 what is nested beyond all reason. */
async function read(xml: Entry | undefined, { open, text, close }: Reader): Promise<void> {
  const local = (name: string): string => name.replace(/^\w+:/, '');
  let [depth, attributes] = [0, 0];
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = 0;
        depth += 1;
        if (depth > mostDepth) throw new Refusal('importUnreadable');
      },
      onattribute: () => {
        attributes += 1;
        if (attributes > mostAttributes) throw new Refusal('importUnreadable');
      },
      onopentag: (name, named) => open(local(name), named),
      ontext: (part) => text?.(part),
      onclosetag: (name) => {
        depth -= 1;
        close?.(local(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  if (xml) for await (const part of xml()) parser.write(part);
  parser.end();
}
