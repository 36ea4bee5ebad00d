/** The formats that are read, as the review of an import names them. */
export const DOCUMENT_FORMATS = [
  ...(['json', 'json-resume', 'other-json', 'text', 'html', 'pasted'] as const),
  ...(['docx', 'doc', 'rtf', 'odt', 'pdf', 'picture'] as const),
] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]
