import { Parser } from 'htmlparser2';

/** The text of HTML that `cleanHtml` gave: a line per paragraph, heading and list item. */
export function plainText(html: string): string {
  let text = '';
  const parser = new Parser({
    onopentagname: (name) => {
      if ((name === 'br' || blocks.has(name)) && !text.endsWith(mark)) text += '\n';
      if (name === 'li') text += mark;
    },
    ontext: (written) => {
      text += written.replaceAll(/\s+/g, ' ');
    },
    onclosetag: (name) => {
      if (blocks.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

const mark = '• ';
const blocks = new Set(['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr']);
