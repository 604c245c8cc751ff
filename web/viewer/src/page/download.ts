// Hands a file to the person.

export function download(name: string, type: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name.replaceAll(/[^\p{L}\p{N}._ -]+/gu, '_');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
