const allowed = new Set([
  'color',
  'background',
  'background-color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-decoration',
  'text-indent',
  'vertical-align',
  'white-space',
  'width',
  'max-width',
  'min-width',
  'height',
  'max-height',
  'min-height',
  'padding',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'margin',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'border',
  'border-top',
  'border-right',
  'border-bottom',
  'border-left',
  'border-color',
  'border-width',
  'border-style',
  'border-radius',
  'border-collapse',
]);

/**
 * Declarations of a style text that may be used, as React wants them: `{ backgroundColor: '#fff' }`. Everything that
 * could load, cover or leave the form (`url()`, `position`, braces) is left out.
 */
export function parseStyle(text: string): Record<string, string> {
  const style: Record<string, string> = {};
  for (const declaration of text.slice(0, 10_000).split(';')) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([\w\s.,%#()+'"-]+?)\s*$/i.exec(declaration) ?? [];
    const property = name.toLowerCase();
    if (!allowed.has(property) || /url|expression|image|var|attr|element/i.test(value)) continue;
    style[property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  return style;
}
