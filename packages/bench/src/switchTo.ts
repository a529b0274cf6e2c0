/** A place of a console as the page shows it. */
export interface Place {
  /** Links that lead to places. */
  link: string;
  /** Where the title of the open place stands. */
  title: string;
  /** What counts as its content. */
  content: string;
}

interface Switch extends Place {
  at: number;
  /** Title of the place to come. */
  wanted: string;
}

/** Runs in the page: follows a link and answers the milliseconds until the first content of its place is painted. */
export function switchTo({ link, at, wanted, title, content }: Switch): Promise<number> {
  const isShown = (element: Element) => element.checkVisibility();
  const shown = (selector: string) => Array.from(document.querySelectorAll(selector)).find(isShown);
  const isThere = () => (shown(title) as HTMLElement | undefined)?.innerText === wanted && shown(content) !== undefined;
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    (document.querySelectorAll(link)[at] as HTMLElement | undefined)?.click();
    const look = () => {
      if (performance.now() - begun > 30_000) return reject(new Error(`"${wanted}" did not come.`));
      if (!isThere()) return void requestAnimationFrame(look);
      // This frame paints the content; the message comes after it.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(performance.now() - begun));
      channel.port1.start();
      return channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}
