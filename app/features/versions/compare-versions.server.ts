import type { DiffPart } from '#app/components/text-diff/diff-part'
import { textDiff } from '#app/components/text-diff/text-diff.server'
import type { Resume } from '#contract/resume/resume'
import type { ResumeVersion } from '#contract/resume/resume-version'
import { countChanges } from '#resume-model/resume-diff/count-changes'
import { diffResumes } from '#resume-model/resume-diff/diff-resumes'
import type { EntryDiff, FieldChange, PartDiff } from '#resume-model/resume-diff/resume-diff'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'

/** `diff`: the words that changed; empty where only bold, links or lists did, and for what is no text. */
export type ComparedField = FieldChange & { diff: DiffPart[] }
export type ComparedEntry = Omit<EntryDiff, 'fields'> & { fields: ComparedField[] }
export type ComparedPart = Omit<PartDiff, 'fields' | 'entries'> & {
  fields: ComparedField[]
  entries: ComparedEntry[]
  count: number
}

type Readable = Pick<ResumeVersion, 'revision' | 'savedAt' | 'name'> & { resume: Resume }

/** What changed from the earlier to the later of two versions, whichever is which. */
export function compareVersions(a: Readable, b: Readable) {
  const [older, newer] = a.revision < b.revision ? [a, b] : [b, a]
  const { parts, style } = diffResumes(older.resume, newer.resume)
  return {
    baseRevision: a.revision,
    older: { revision: older.revision, savedAt: older.savedAt, name: older.name },
    newer: { revision: newer.revision, savedAt: newer.savedAt, name: newer.name },
    parts: parts.map((part): ComparedPart => ({
      ...part,
      fields: part.fields.map(compareField),
      entries: part.entries.map((entry) => ({ ...entry, fields: entry.fields.map(compareField) })),
      count: countChanges(part),
    })),
    style,
  }
}
export type Comparison = ReturnType<typeof compareVersions>

function compareField(field: FieldChange): ComparedField {
  if (field.kind !== 'text') return { ...field, diff: [] }
  const [before, after] = [field.before, field.after].map((text) =>
    field.label.endsWith('.text') ? toPlainText(parseRichText(text)) : text,
  ) as [string, string]
  return { ...field, diff: before === after ? [] : shortenUnchanged(textDiff(before, after)) }
}

/** In characters at each end. */
const contextLength = 40

/** Long unchanged passages are cut down to what stands beside a change. */
function shortenUnchanged(parts: DiffPart[]): DiffPart[] {
  return parts.map(({ kind, text }, at) => {
    const characters = [...text]
    if (kind !== 'same' || characters.length <= 3 * contextLength) return { kind, text }
    const head = at === 0 ? '' : characters.slice(0, contextLength).join('')
    const tail = at === parts.length - 1 ? '' : characters.slice(-contextLength).join('')
    return { kind, text: `${head} … ${tail}` }
  })
}

/**
 * What of the present content a restore would change: how many fields, in which parts, by the names they have now, and
 * which of the style.
 */
export function whatRestoreChanges(present: Resume, version: Resume) {
  const { parts, style } = diffResumes(version, present)
  return {
    count: parts.reduce((sum, part) => sum + countChanges(part), 0),
    parts: parts.map(({ part }) => part),
    style: style.map(({ field }) => field),
  }
}
export type RestoreChanges = ReturnType<typeof whatRestoreChanges>
