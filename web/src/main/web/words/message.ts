import { conjunction, particle } from "./euphony";

// The syntax is that of dalmuti.words.Message, which says it in full.

export type Argument = string | number;

/** Says a part of a sentence; inside a plural form `count` stands for `#`. */
type Part = (given: readonly Argument[], count?: string) => string;

/** A sentence with places for its arguments. */
export class Message {
  readonly #parts: Part[];

  constructor(pattern: string) {
    const parser = new Parser(pattern);
    this.#parts = parser.message();
    parser.end();
  }

  say(given: readonly Argument[]): string {
    return said(this.#parts, given);
  }
}

function said(parts: Part[], given: readonly Argument[], count?: string): string {
  return parts.map((part) => part(given, count)).join("");
}

class Parser {
  #at = 0;

  constructor(private readonly pattern: string) {}

  message(): Part[] {
    const parts: Part[] = [];
    while (this.#at < this.pattern.length && this.#next() !== "}") {
      parts.push(this.#next() === "{" ? this.#placeholder() : this.#text());
    }
    return parts;
  }

  end(): void {
    if (this.#at < this.pattern.length) throw this.#wrong("a brace too many");
  }

  #text(): Part {
    let text = "";
    while (this.#at < this.pattern.length && !"{}".includes(this.#next())) {
      const quoted = this.pattern.startsWith("'{'", this.#at);
      text += quoted ? "{" : this.#next();
      this.#at += quoted ? 3 : 1;
    }
    return (_, count) => (count === undefined ? text : text.replaceAll("#", count));
  }

  #placeholder(): Part {
    this.#take("{");
    const number = Number(this.#until(",}"));
    const given = (all: readonly Argument[]) => String(all[number]);
    if (this.#next() === "}") {
      this.#take("}");
      return given;
    }
    this.#take(",");
    const kind = this.#until(",").trim();
    this.#take(",");
    const part = this.#form(kind, given);
    this.#take("}");
    return part;
  }

  #form(kind: string, given: (all: readonly Argument[]) => string): Part {
    switch (kind) {
      case "plural":
        return this.#plural(given);
      case "particle": {
        const [consonant, vowel] = this.#pair();
        return (all) => particle(given(all), consonant, vowel);
      }
      case "before i": {
        const [before, otherwise] = this.#pair();
        return (all) => conjunction(given(all), before, otherwise);
      }
      default:
        throw this.#wrong(`no form ${kind}`);
    }
  }

  #plural(given: (all: readonly Argument[]) => string): Part {
    const forms = new Map<string, Part[]>();
    while (this.#at < this.pattern.length && this.#next() !== "}") {
      const name = this.#until("{").trim();
      this.#take("{");
      forms.set(name, this.message());
      this.#take("}");
      while (this.#next() === " ") this.#at++;
    }
    return (all) => {
      const count = given(all);
      const one = count === "1" ? forms.get("one") : undefined;
      return said(forms.get(`=${count}`) ?? one ?? forms.get("other") ?? [], all, count);
    };
  }

  #pair(): [string, string] {
    const [first, second] = this.#until("}").trim().split("/");
    if (first === undefined || second === undefined) throw this.#wrong("a pair is wanted");
    return [first, second];
  }

  #next(): string {
    return this.pattern.charAt(this.#at);
  }

  #until(ends: string): string {
    const from = this.#at;
    while (this.#at < this.pattern.length && !ends.includes(this.#next())) this.#at++;
    return this.pattern.slice(from, this.#at);
  }

  #take(wanted: string): void {
    if (this.#next() !== wanted) throw this.#wrong(`${wanted} is wanted`);
    this.#at++;
  }

  #wrong(why: string): Error {
    return new Error(`${why} at ${this.#at} of ${this.pattern}`);
  }
}
