/** A bar on the terminal while something long goes on; silent where nobody is looking. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #start = performance.now();
  #done = 0;
  #drawn = 0;

  constructor(label: string, total: number) {
    this.#label = label;
    this.#total = total;
  }

  step(by = 1): void {
    this.#done += by;
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#drawn < 100) return;
    this.#drawn = now;
    const part = this.#done / this.#total;
    const bar = '█'.repeat(Math.round(part * 24)).padEnd(24, '░');
    const left = ((now - this.#start) / part) * (1 - part);
    process.stderr.write(
      `\r${this.#label} ${bar} ${this.#done}/${this.#total}, ${Math.ceil(left / 1000)} s left \u001b[K`,
    );
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}
