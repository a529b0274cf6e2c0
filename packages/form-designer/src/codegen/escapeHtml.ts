const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '{': '&#123;',
  '}': '&#125;',
};

/** Text as it stands in HTML and Vue markup, in an attribute or between tags; braces too, which Vue would read as code. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"'`{}]/g, (letter) => entities[letter] ?? letter);
