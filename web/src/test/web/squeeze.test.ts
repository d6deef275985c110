import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

const squeezed = (source: string) => execFileSync("awk", ["-f", "squeeze.awk"], { input: source, encoding: "utf8" });

const ELEMENT = [
  "class Bar {",
  "  static styles = [",
  "    css`",
  "      /* Beside each other,",
  "         * if there is room: for two. */",
  "      :host([wide]) > a:hover,",
  "      li + li::before {",
  "        margin: calc(1rem + 2px) 0;",
  '        content: "+";',
  "      }",
  "      @media (max-width: 30rem) {",
  "        b {",
  "          inset: 0 auto;",
  "        }",
  "      }",
  "    `,",
  "  ];",
  "  render() {",
  "    return html`",
  "      <b>one</b>",
  "      two, three: ${4}",
  "    `;",
  "  }",
];

test("styles lose what only their reader needs", () => {
  assert.equal(
    squeezed(ELEMENT.join("\n")).split("\n")[3]?.trim(),
    ':host([wide])>a:hover,li + li::before{margin:calc(1rem + 2px) 0;content:"+"}' +
      "@media (max-width:30rem){b{inset:0 auto}}`,",
  );
});

test("words keep the space between them", () => {
  assert.match(squeezed(ELEMENT.join("\n")), /<b>one<\/b>\ntwo, three: \$\{4\}\n/);
});

test("code stays on its line, for source maps", () => {
  const lines = squeezed(ELEMENT.join("\n")).split("\n");
  assert.equal(lines.indexOf("render() {"), ELEMENT.indexOf("  render() {"));
});
