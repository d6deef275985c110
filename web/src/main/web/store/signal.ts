/** Something that happens now and then, and those who want to know. */
export class Signal<T = void> {
  readonly #listeners = new Set<(told: T) => void>();

  /** Listens until the function that comes back is called. */
  listen(listener: (told: T) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(told: T): void {
    for (const listener of [...this.#listeners]) listener(told);
  }
}
