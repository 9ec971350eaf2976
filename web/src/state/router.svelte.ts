/** Where we are: the path of the page, changed without loading it anew. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (path !== location.pathname + location.search + location.hash) {
      if (replace) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
    }
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** The parts of the path: `/rules/chess` is ['rules', 'chess']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  /** The name of the screen; the lobby has none. */
  get name(): string {
    return this.parts[0] ?? '';
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Links to our own pages are followed here; everything else is left to the browser. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    // The page that is opened finds its own place from the hash, once it has something to show.
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
