/** Copies a text. Over plain HTTP a browser has no clipboard for scripts, but it copies what is selected in a field. */
export async function copy(text: string, near: ParentNode): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    near.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
