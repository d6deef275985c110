import { nothing } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";

class Vars extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("vars() stands in a tag, not in an attribute");
  }

  override render(_values: Record<string, string>) {
    return nothing;
  }

  override update(part: ElementPart, [values]: [Record<string, string>]) {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
    return nothing;
  }
}

/**
 * Properties of an element's style: `<div ${vars({ "--x": "3px" })}>`. Lit's own styleMap writes a style attribute at
 * first, which the page's security policy forbids.
 */
export const vars = directive(Vars);
