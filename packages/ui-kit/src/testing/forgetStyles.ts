import { beforeEach } from 'vitest';

/** Each theme provider writes its own styles; thousands that nothing on the page uses any more make every next test slower. */
beforeEach(() => {
  for (const style of document.head.querySelectorAll('style[data-emotion^="bl"]')) style.remove();
});
