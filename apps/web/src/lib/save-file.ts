/** Lets the browser save something as a file of that name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has started by then; without this the content would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
