/** Hands the person a JSON file to keep. */
export function downloadJson(fileName: string, text: string): void {
  downloadFile(fileName, new Blob([text], { type: "application/json" }));
}

/** Hands the person a file to keep. */
export function downloadFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
