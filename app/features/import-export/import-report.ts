import { DOCUMENT_FORMATS } from '#contract/resume/document-formats'
import type { Resume } from '#contract/resume/resume'

export const unclassifiedSectionId = 'unplaced'

/** Summarizes what was read and where it went, from the resume itself. */
export function createImportReport({ basics, intention, sections }: Resume) {
  const filledKeys = <T extends object>(part: T) =>
    (Object.keys(part) as (keyof T)[]).filter((key) => {
      const value = part[key]
      return Array.isArray(value) ? value.length > 0 : value !== ''
    })
  return {
    name: basics.name,
    basics: filledKeys(basics),
    intention: filledKeys(intention),
    sections: sections
      .filter(({ id }) => id !== unclassifiedSectionId)
      .map(({ id, kind, title, items }) => ({
        id,
        kind,
        title,
        count: items.length,
        first: items.flatMap((item) => item.title || item.subtitle || []).slice(0, 4),
      })),
    unclassified: sections
      .filter(({ id }) => id === unclassifiedSectionId)
      .flatMap(({ items }) => items.flatMap(({ text }) => text.split('\n')))
      .filter((line) => line.trim() !== ''),
  }
}
export type ImportReport = ReturnType<typeof createImportReport>

const notes = ['mended', 'pictures', 'template', 'photo'] as const
export type ImportNoteCode = (typeof notes)[number]

/** Parses the report's query, since the file is gone by then. */
export function parseReportQuery(query: URLSearchParams) {
  const noteCodes = (query.get('notes') ?? '').split(',')
  return {
    source: DOCUMENT_FORMATS.find((one) => one === query.get('from')) ?? 'text',
    lines: Math.min(Math.max(Number(query.get('lines')) || 0, 0), 99_999),
    notes: notes.filter((one) => noteCodes.includes(one)),
  }
}
