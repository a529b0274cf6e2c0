import { strFromU8, unzipSync } from 'fflate';

/** The second sheet as its reader sees it, by the headings: the house's reader reads the first one. */
export function secondSheet(bytes: Buffer): Record<string, string>[] {
  const entries = unzipSync(bytes);
  const text = (name: string) => strFromU8(entries[name] ?? new Uint8Array());
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(([, one = '']) => one);
  const rows = [...text('xl/worksheets/sheet2.xml').matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    Object.fromEntries(
      [...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, column = '', kind = '', body = '']) => {
        const value = /<v>(.*?)<\/v>/.exec(body)?.[1] ?? /<t[^>]*>(.*?)<\/t>/.exec(body)?.[1] ?? '';
        return [column, kind.includes('t="s"') ? (strings[Number(value)] ?? '') : value];
      }),
    ),
  );
  const [headers = {}, ...lines] = rows;
  return lines.map((line) => Object.fromEntries(Object.entries(line).map(([column, value]) => [headers[column] ?? column, value])));
}
