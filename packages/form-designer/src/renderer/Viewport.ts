/** Tells places of a form once they come near the visible part of the page. */
export class Viewport {
  readonly #waiting = new Map<Element, () => void>();
  #observer: IntersectionObserver | undefined;

  /** Calls back once when the element is within about one screen of being visible. */
  observe(element: Element, onNear: () => void): () => void {
    this.#observer ??= new IntersectionObserver((entries) => this.#arrived(entries), settings);
    this.#waiting.set(element, onNear);
    this.#observer.observe(element);
    return () => this.#forget(element);
  }

  #arrived(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      const onNear = this.#waiting.get(target);
      this.#forget(target);
      onNear?.();
    }
  }

  #forget(element: Element): void {
    this.#waiting.delete(element);
    this.#observer?.unobserve(element);
  }
}

/** `scrollMargin` does for scrolling boxes around the form what `rootMargin` does for the page. */
const settings = { rootMargin: '800px 0px', scrollMargin: '800px 0px' } as IntersectionObserverInit;
