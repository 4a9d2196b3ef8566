/** Hands content to the browser as a file to save. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click; the address must live until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
