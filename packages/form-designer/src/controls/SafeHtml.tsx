import { memo, useLayoutEffect, useRef } from 'react';
import { textOfMarkup } from './html/cleanMarkup';
import { loadedSanitizer, loadSanitizer } from './sanitizer';

/** Shows HTML that somebody wrote, cleaned; its text alone where what cleans it does not arrive. Nothing is written as markup, so that Trusted Types hold. */
export const SafeHtml = memo(function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let isWanted = true;
    const sanitize = loadedSanitizer();
    if (sanitize) place.current?.replaceChildren(sanitize(html));
    else
      loadSanitizer().then(
        (clean) => isWanted && place.current?.replaceChildren(clean(html)),
        () => isWanted && place.current?.replaceChildren(textOfMarkup(html)),
      );
    return () => {
      isWanted = false;
    };
  }, [html]);
  return <div ref={place} className="BlForm-html" />;
});
