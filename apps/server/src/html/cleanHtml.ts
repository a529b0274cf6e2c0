import sanitize from 'sanitize-html';

/**
 * HTML that somebody wrote as the product keeps it: text of headings, paragraphs, lists, quotations and links to web
 * and mail addresses. Scripts, styles, pictures, frames, forms and every other attribute are dropped (quality 0).
 */
export const cleanHtml = (html: string): string => sanitize(html, rules).replaceAll(controls, '').trim();

/** Control characters, which numeric entities may hold; line breaks and tabs stay. */
const controls = /[^\P{Cc}\n\t]/gu;

const rules: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'code', 'pre', 'hr'],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'svg', 'math', 'title', 'xmp'],
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href && { href }), target: '_blank', rel: 'noopener noreferrer' } }),
  },
};
