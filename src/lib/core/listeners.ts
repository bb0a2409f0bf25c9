/** Who hears of something that happens. */
export class Listeners<News extends readonly unknown[] = []> {
  readonly #all = new Set<(...news: News) => void>();

  /** Adds a listener. Returns a function that removes it. */
  readonly add = (listener: (...news: News) => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  tell(...news: News): void {
    for (const listener of this.#all) listener(...news);
  }
}
