import { describe, expect, it } from 'vitest';
import { fillIn, namedIn } from './wording';

describe('the words of a template', () => {
  it('name each variable once', () => {
    expect(namedIn({ subject: '{a} and {b.c}', body: '{a}, { x }, {1}, {}' })).toEqual(['a', 'b.c']);
  });

  it('take values as they are in plain text, and leave what nobody fills in', () => {
    expect(fillIn({ subject: 'For {who}', body: 'Hello {who}, {other} <b>' }, 'text', { who: '<Ana>\nB' })).toEqual({
      subject: 'For <Ana> B',
      body: 'Hello <Ana>\nB, {other} <b>',
    });
  });

  it('take values as text in formatted words: no value becomes markup, an address stays an address', () => {
    const { body } = fillIn({ subject: '', body: '<p>Hello {who}</p><p><a href="{link}">here</a><script>x()</script></p>' }, 'html', {
      who: '<img src=x onerror=alert(1)> & {link}',
      link: 'javascript:alert(1)',
    });
    expect(body).toBe(
      '<p>Hello &lt;img src=x onerror=alert(1)&gt; &amp; {link}</p><p><a target="_blank" rel="noopener noreferrer">here</a></p>',
    );
  });
});
