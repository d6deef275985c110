/** Has the browser keep something as a file. */
export function download(blob: Blob, file: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
