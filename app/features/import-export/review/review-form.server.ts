import { z } from 'zod'
import { DOCUMENT_FORMATS } from '#contract/resume/document-formats'
import { Resume } from '#contract/resume/resume'
import { formatFieldError, type Language } from '#contract/validation/field-error-codes'
import { replayChanges, resumeToSave } from './replay-changes'
import { pathOfIssue, readField, type FieldPath } from './review-fields'
import { addChange, addEdits, type Change, type Review } from './review-state'

/** More than the longest file that is read, with its resume, takes as JSON. */
const maxCharacters = 2_000_000
const maxChanges = 5_000
/** Of a form: more than the fields of the longest resume. */
const maxFields = 10_000

const Text = z.string().max(90_000)
const PostedReview: z.ZodType<Review, unknown> = z.object({
  submissionId: z.string().regex(/^(?:[\w-]{8,40})?$/),
  resume: Resume,
  source: z.enum(DOCUMENT_FORMATS),
  original: z.array(Text).max(50_000),
  notes: z.array(z.enum(['mended', 'pictures', 'recognised'])).max(5),
  changes: z
    .array(z.union([z.object({ path: Text, value: Text }), z.object({ line: Text, to: Text })]))
    .max(maxChanges),
})

/** `save` saves; `show` only renders the form anew, with what was moved, undone or typed. */
export type ReviewAction = 'save' | 'show'

/**
 * The review that a form carries, with the fields as they were typed and the button that was pressed.
 * @returns undefined where it is no whole review, such as a form that was cut off
 */
export function parseReviewForm(form: FormData): { review: Review; act: ReviewAction } | undefined {
  const review = PostedReview.safeParse(parseJson(form.get('review'))).data
  if (!review) return undefined
  const [act = '', ...rest] = String(form.get('act') ?? '').split(' ')
  let changes = withTypedFields(review, form)
  if (act === 'undo') {
    const undone = review.changes[Number(rest[0])]
    changes = changes.filter((change) => change !== undone)
  }
  const [line = '', to = String(form.get(`target ${line}`) ?? '')] = rest
  if (act === 'move' && line !== '' && to !== '') changes = addChange(changes, { line, to })
  return {
    review: { ...review, changes: changes.slice(0, maxChanges) },
    act: act === 'save' ? 'save' : 'show',
  }
}

function parseJson(text: FormDataEntryValue | null): unknown {
  if (typeof text !== 'string' || text.length > maxCharacters) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function withTypedFields(review: Review, form: FormData): Change[] {
  const { resume, typed } = replayChanges(review.resume, review.changes)
  const values = new Map<string, string>()
  for (const [name, value] of [...form].slice(0, maxFields)) {
    const path = /^field (.+)$/.exec(name)?.[1]
    if (path === undefined || typeof value !== 'string') continue
    const shown = ['zh', 'en'].map((language) => typed.get(path) ?? readField(resume, path, language))
    if (shown[0] !== undefined && !shown.includes(value)) values.set(path, value)
  }
  return addEdits(review.changes, values)
}

/** Messages by field; those about the whole resume are of the field ''. */
export type ReviewErrors = Record<FieldPath, string>

/** The resume as its owner left it, or what the contract says of each field that it refuses. */
export function finishReview(
  { resume: read, changes }: Review,
  language: Language,
): { resume: Resume } | { errors: ReviewErrors } {
  const changed = resumeToSave(read, replayChanges(read, changes))
  const result = Resume.safeParse(changed)
  if (result.success) return { resume: result.data }
  const errors: ReviewErrors = {}
  for (const { path, message } of result.error.issues)
    errors[(path.length > 0 && pathOfIssue(changed, path)) || ''] ??= formatFieldError(message, language)
  return { errors }
}
