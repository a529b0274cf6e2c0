import DOMPurify from 'dompurify';
import { heldStyle, holdAttributes } from './holdAttributes';
import { parseStyle } from './parseStyle';

const purify = typeof window === 'undefined' ? undefined : DOMPurify(window);
const styles = new WeakMap<Element, string>();

purify?.addHook('uponSanitizeAttribute', (node, attribute) => {
  if (attribute.attrName !== heldStyle) return;
  styles.set(node, attribute.attrValue);
  attribute.keepAttr = false;
});

purify?.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLElement || 'style' in node) applyStyle(node as HTMLElement);
  if (node.nodeName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer');
  if (node.getAttribute('target') !== null) node.setAttribute('target', '_blank');
});

/**
 * HTML of a user as safe nodes: no scripts, handlers, frames, forms or style sheets; of inline styles only harmless
 * properties, set one by one so that a strict content security policy allows them.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  if (!purify) throw new Error('HTML can only be cleaned where there is a document.');
  return purify.sanitize(holdAttributes(html), {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'dialog', 'template'],
    FORBID_ATTR: ['id', 'name', 'class', 'style'],
    ALLOW_DATA_ATTR: false,
  });
}

function applyStyle(node: HTMLElement): void {
  const written = styles.get(node);
  if (written === undefined) return;
  for (const [name, value] of Object.entries(parseStyle(written)))
    node.style.setProperty(
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    );
}
