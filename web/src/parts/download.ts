/** Hands a file to the reader. */
export function hand(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  hand(name, new Blob([text], { type: 'application/json' }));
}
