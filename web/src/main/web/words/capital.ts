/** A sentence of the catalogue as it stands at the beginning of a line or on a button. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
