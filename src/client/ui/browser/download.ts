/** Downloads a text as a JSON file. */
export function downloadJson(fileName: string, text: string): void {
  downloadFile(fileName, new Blob([text], { type: "application/json" }));
}

/** Downloads a file in the browser. */
export function downloadFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
