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

/** Something that is one way or another, and tells when that changes. */
export class Value<T> extends Signal<T> {
  constructor(private value: T) {
    super();
  }

  get(): T {
    return this.value;
  }

  set(value: T): void {
    if (value === this.value) return;
    this.value = value;
    this.emit(value);
  }
}
