import type { Finding } from '#resume-lint/finding'

/** What reading the finished PDF brought up, and how many pages it has. */
export type PdfCheckResult = { findings: Finding[]; pages: number }
