import { expect, test } from 'vitest';
import { parseRichText } from './parseRichText';

const textOf = (html: string) =>
  parseRichText(html).map((block) => (block.kind === 'text' ? block.spans.map((span) => span.text).join('') : block.kind));

test('scripts, styles and frames leave nothing behind', () => {
  expect(textOf('<p>a</p><script>steal()</script><style>p{}</style><iframe src="x">y</iframe><svg><text>z</text></svg><p>b</p>')).toEqual([
    'a',
    'b',
  ]);
});

test('only web addresses become links', () => {
  const [block] = parseRichText('<a href="javascript:alert(1)">bad</a> <a href="https://example.com/">good</a>');
  expect(block?.kind === 'text' && block.spans.map((span) => span.link)).toEqual([undefined, undefined, 'https://example.com/']);
});

test('lists number themselves and remember their depth', () => {
  const blocks = parseRichText('<ol><li>one<ul><li>inner</li></ul></li><li>two</li></ol>');
  expect(blocks.map((block) => block.kind === 'text' && [block.marker, block.depth, block.spans[0]?.text])).toEqual([
    ['1.', 0, 'one'],
    ['•', 1, 'inner'],
    ['2.', 0, 'two'],
  ]);
});

test('unclosed and crossed tags still give their text', () => {
  expect(textOf('<p><b>one<p>two</b><i>three')).toEqual(['one', 'two', 'three']);
  expect(textOf('plain &amp; simple &lt;tag&gt;')).toEqual(['plain & simple <tag>']);
  expect(textOf('')).toEqual([]);
});
