import { describe, expect, it } from 'vitest';
import { cleanHtml } from './cleanHtml';
import { excerpt } from './excerpt';
import { htmlOfText } from './htmlOfText';
import { plainText } from './plainText';

describe('HTML of people', () => {
  it('keeps headings, paragraphs, lists, quotations and links', () => {
    const written =
      '<h2>Rules</h2><p>From <strong>Monday</strong> on<br>at nine.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul><blockquote><p>Said</p></blockquote>';
    expect(cleanHtml(written)).toBe(written.replace('<br>', '<br />'));
    expect(cleanHtml('<a href="https://example.com/?a=1">rules</a>')).toBe(
      '<a href="https://example.com/?a=1" target="_blank" rel="noopener noreferrer">rules</a>',
    );
  });

  it.each([
    ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['pictures with handlers', '<img src=x onerror=alert(1)>', ''],
    ['addresses that run code', '<a href="java&#10;script:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    ['data addresses', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    ['other sites without a scheme', '<a href="//evil.test">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    ['styles and classes', '<p style="position:fixed" class="x" id="root">a</p>', '<p>a</p>'],
    ['style sheets', '<style>body{display:none}</style>a', 'a'],
    [
      'frames, forms and inputs',
      '<iframe src="https://evil.test"></iframe><form action="/x"><input name="password"><button>Go</button></form>',
      'Go',
    ],
    ['drawings', '<svg><a href="javascript:alert(1)"><text>a</text></a></svg>', ''],
    ['confusing nesting', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['comments', '<!--<img src=x onerror=alert(1)>-->a', 'a'],
    ['half tags', '<p>a<scr<script>ipt>alert(1)</script>', '<p>aipt&gt;alert(1)</p>'],
    ['control characters', '<p>a&#1;&#8;b</p>', '<p>ab</p>'],
  ])('drops %s', (_, written, kept) => {
    expect(cleanHtml(written)).toBe(kept);
  });

  it('keeps no more than 20 levels, and is quick about 5,000', () => {
    const deep = cleanHtml('<blockquote>'.repeat(5000) + 'a');
    expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(20);
    expect(plainText(deep)).toBe('a');
  });

  it('cleaned twice is the same', () => {
    const once = cleanHtml('<p>a &amp; b &lt;i&gt;</p><a href="https://example.com/?a=1&b=2">c</a>');
    expect(cleanHtml(once)).toBe(once);
  });
});

describe('text of HTML', () => {
  it('has a line per block and no markup', () => {
    expect(
      plainText('<h2>Rules &amp; dates</h2><p>From <b>Monday</b> on<br>at   nine.</p><ul><li><p>One</p></li><li>Two</li></ul><p></p>'),
    ).toBe('Rules & dates\nFrom Monday on\nat nine.\n• One\n• Two');
  });

  it('and back: what was written as text stays text', () => {
    expect(htmlOfText('First <b>line</b>\nSecond\n\nThird')).toBe('<p>First &#60;b&#62;line&#60;/b&#62;<br>Second</p><p>Third</p>');
    expect(plainText(htmlOfText('1 < 2 & "3"\nb'))).toBe('1 < 2 & "3"\nb');
  });

  it('is cut without half a character', () => {
    expect(excerpt('short')).toBe('short');
    expect(excerpt('abcdef', 4)).toBe('abc…');
    expect(excerpt('ab😀cd', 4)).toBe('ab…');
  });
});
