import { memo, useLayoutEffect, useRef } from 'react';
import { loadedSanitizer, loadSanitizer } from './sanitizer';

/** Shows HTML that somebody wrote, cleaned. Nothing is written as markup, so that Trusted Types hold. */
export const SafeHtml = memo(function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let isWanted = true;
    const sanitize = loadedSanitizer();
    if (sanitize) place.current?.replaceChildren(sanitize(html));
    else void loadSanitizer().then((clean) => isWanted && place.current?.replaceChildren(clean(html)));
    return () => {
      isWanted = false;
    };
  }, [html]);
  return <div ref={place} className="BlForm-html" />;
});
