/** Fetches the sheet that shows a document, with the sanitiser. */
export const loadDocumentSheet = async () => (await import('./document-sheet.tsx')).DocumentSheet;
