/** Lets the browser download the content as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click, so the URL must live until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
