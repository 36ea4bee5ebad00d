import { CircleAlert } from 'lucide-react'
import { createContext, useContext, useState, type ChangeEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { readField, type FieldPath } from './review-fields'
import type { Replayed } from './replay-changes'
import type { UncertainFields } from './uncertain-fields'
import type { Labels } from './use-labels'

type ReviewFields = {
  replayed: Replayed
  uncertain: UncertainFields
  errors: Record<FieldPath, string>
  labels: Labels
  onType(path: FieldPath, value: string): void
}
const Context = createContext<ReviewFields | null>(null)
export const ReviewFieldsProvider = Context.Provider
export const useReviewFields = () => useContext(Context)!

export const fieldId = (path: FieldPath) => `field-${path.replaceAll('.', '-')}`

/** What a field says: its text, and why somebody should look at it. */
export function useReviewField(path: FieldPath) {
  const { replayed, uncertain, errors, labels } = useReviewFields()
  const { t, i18n } = useTranslation('import-export')
  const reason = uncertain.get(path)
  return {
    value: replayed.typed.get(path) ?? readField(replayed.resume, path, i18n.language) ?? '',
    error: errors[path],
    remark: errors[path] ?? (reason && t(`review.reasons.${reason}`, { field: labels.fieldName(path) })),
    /** Fields without words are shown where they are missed, or where words were taken out of them. */
    isShown: Boolean(readField(replayed.resume, path) || reason || errors[path] || replayed.typed.has(path)),
  }
}

type ReviewFieldProps = {
  path: FieldPath
  /** What it belongs to, for whoever only hears its name. */
  owner?: string
  /** Its name stands beside it. */
  isLabelled?: boolean
  /** It is shown without words too. */
  isOffered?: boolean
  className?: string
}

/** A word of the resume that can be typed over, marked where it is uncertain. */
export function ReviewField({ path, owner, isLabelled, isOffered, className }: ReviewFieldProps) {
  const { labels, onType } = useReviewFields()
  const { value, error, remark, isShown } = useReviewField(path)
  // Only a textarea shows more than a line. What it is stays while somebody types.
  const [isLong] = useState(widthOf(value) > 40)
  if (!isShown && !isOffered) return null
  const name = labels.fieldName(path)
  const width = Math.max(widthOf(value || name) + 1, 4)
  const field = {
    id: fieldId(path),
    name: `field ${path}`,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onType(path, event.target.value),
    'aria-label': owner ? `${owner} ${name}` : name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': remark ? `${fieldId(path)}-why` : undefined,
    placeholder: isLabelled ? undefined : name,
    autoComplete: 'off',
    className: cn(inlineFieldClassName, remark && uncertainClassName, className),
  }
  if (!isLong) return <input size={Math.min(width, 60)} {...field} />
  return (
    <textarea rows={Math.ceil(width / 60)} {...field} className={cn(field.className, 'block resize-none')} />
  )
}

export const inlineFieldClassName =
  '-mx-1.5 field-sizing-content max-w-[calc(100%+0.75rem)] min-w-12 rounded-sm border border-transparent bg-transparent px-1.5 py-0.5 transition-[border-color] placeholder:text-subtle-foreground hover:border-border-strong focus:border-primary focus:outline-3 focus:-outline-offset-1 focus:outline-primary/25 aria-invalid:border-destructive'
export const uncertainClassName = 'border-warning/40 bg-warning-soft'

/** In letters of the Latin alphabet, of which a Chinese one takes two. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)

/** Why fields are marked, below the line they stand in. */
export function FieldRemarks({ paths, className }: { paths: readonly FieldPath[]; className?: string }) {
  return (
    <div className={cn('empty:hidden', className)}>
      {paths.map((path) => (
        <FieldRemark key={path} path={path} />
      ))}
    </div>
  )
}

function FieldRemark({ path }: { path: FieldPath }): ReactNode {
  const { error, remark } = useReviewField(path)
  if (!remark) return null
  return (
    <p
      id={`${fieldId(path)}-why`}
      className={cn('mt-0.5 flex items-start gap-1.5 text-sm', error ? 'text-destructive' : 'text-warning')}
    >
      <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
      {remark}
    </p>
  )
}
