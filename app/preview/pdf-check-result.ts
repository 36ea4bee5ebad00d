import type { Finding } from '#resume-lint/finding'

/** The findings of reading the finished PDF, and its number of pages. */
export type PdfCheckResult = { findings: Finding[]; pages: number }
