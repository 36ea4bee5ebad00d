import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { RichTextBlocks } from '#app/preview/rich-text-blocks'
import { PERSONAL_DETAILS } from '#contract/resume/optional-personal-details'
import type { Item, Section } from '#contract/resume/resume'
import { SECTION_KINDS } from '#contract/resume/section-kinds'
import { unclassifiedId } from './move-targets'
import type { FieldPath } from './review-fields'
import {
  fieldId,
  FieldRemarks,
  inlineFieldClassName,
  ReviewField,
  uncertainClassName,
  useReviewField,
  useReviewFields,
} from './review-field'

const contacts = ['phone', 'email', 'city', ...PERSONAL_DETAILS].map((field) => `basics.${field}`)
const wishes = ['cities', 'salary', 'availability', 'status'].map((field) => `intention.${field}`)

/** What was read, in the shape of a resume: each word where it will stand, each to be typed over. */
export function ReadResume() {
  const { t } = useTranslation('import-export')
  const { replayed } = useReviewFields()
  const { basics, sections } = replayed.resume
  const shown = sections.filter(({ id }) => id !== unclassifiedId)
  const details = [
    ...contacts,
    ...wishes,
    ...basics.links.map(({ id }) => `links.${id}.url`),
    ...basics.custom.map(({ id }) => `custom.${id}.value`),
  ]
  return (
    <article aria-label={t('review.read')} className="rounded-lg border border-border bg-card p-5 sm:p-8">
      <ReviewField path="basics.name" className="text-2xl font-semibold tracking-tight" />
      <FieldRemarks paths={['basics.name']} />
      <div className="mt-0.5">
        <ReviewField path="intention.position" className="text-muted-foreground" />
      </div>
      <FieldRemarks paths={['intention.position']} />
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
        {details.map((path) => (
          <Detail key={path} path={path} />
        ))}
      </ul>
      {shown.map((section) => (
        <ReadSection key={section.id} section={section} />
      ))}
      {shown.length === 0 ? (
        <p className="mt-6 text-sm text-muted-foreground">{t('review.noSections')}</p>
      ) : null}
    </article>
  )
}

function Detail({ path }: { path: FieldPath }) {
  const { labels } = useReviewFields()
  const { isShown } = useReviewField(path)
  if (!isShown) return null
  return (
    <li className="max-w-full text-sm">
      <span aria-hidden className="mr-3 text-subtle-foreground">
        {labels.fieldName(path)}
      </span>
      <ReviewField path={path} isLabelled />
      <FieldRemarks paths={[path]} />
    </li>
  )
}

function ReadSection({ section }: { section: Section }) {
  const { labels } = useReviewFields()
  return (
    <section aria-labelledby={`section-${section.id}`} className="mt-7">
      <h2
        id={`section-${section.id}`}
        className="border-b border-border pb-1.5 text-base font-semibold text-primary"
      >
        {labels.sectionName(section)}
      </h2>
      <SectionKindField path={`sections.${section.id}.kind`} />
      {section.items.map((item, index) => (
        <Entry key={item.id} item={item} owner={`${labels.sectionName(section)} ${index + 1}`} />
      ))}
    </section>
  )
}

/** Shown only where the kind of the section was guessed. */
function SectionKindField({ path }: { path: FieldPath }) {
  const { labels, onType } = useReviewFields()
  const { value, remark, isShown } = useReviewField(path)
  const { replayed } = useReviewFields()
  const { t } = useTranslation('import-export')
  if (!isShown || (!remark && !replayed.typed.has(path))) return null
  return (
    <div className="mt-2 text-sm">
      <label htmlFor={fieldId(path)} className="mr-2 text-subtle-foreground">
        {t('review.kind')}
      </label>
      <select
        id={fieldId(path)}
        name={`field ${path}`}
        value={value}
        onChange={(event) => onType(path, event.target.value)}
        aria-describedby={remark ? `${fieldId(path)}-why` : undefined}
        className={cn(inlineFieldClassName, 'mx-0 pr-8', remark && uncertainClassName)}
      >
        {SECTION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {labels.kindName(kind)}
          </option>
        ))}
      </select>
      <FieldRemarks paths={[path]} />
    </div>
  )
}

function Entry({ item, owner }: { item: Item; owner: string }) {
  const path = (field: string) => `items.${item.id}.${field}`
  const field = (name: string, className?: string) => (
    <ReviewField path={path(name)} owner={owner} className={className} />
  )
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <div className="max-w-full min-w-0 empty:hidden">{field('title', 'font-medium')}</div>
        <Dates from={path('from')} to={path('to')} owner={owner} />
      </div>
      <FieldRemarks paths={['title', 'from', 'to'].map(path)} />
      <div className="flex flex-wrap gap-x-5 text-sm text-muted-foreground empty:hidden">
        {field('subtitle')}
        {field('tag')}
        {field('place')}
        {field('note')}
        {field('link')}
      </div>
      <FieldRemarks paths={['subtitle', 'tag', 'place', 'note', 'link'].map(path)} />
      {item.text ? (
        <div className="mt-1 text-sm leading-6 break-words whitespace-pre-wrap [&_li]:marker:text-subtle-foreground [&_ol]:list-decimal [&_ol]:pl-6 [&_p+p]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
          <RichTextBlocks text={item.text} />
        </div>
      ) : null}
    </div>
  )
}

function Dates({ from, to, owner }: { from: FieldPath; to: FieldPath; owner: string }) {
  const { uncertain, replayed } = useReviewFields()
  const { isShown: hasFrom } = useReviewField(from)
  const { isShown: hasTo } = useReviewField(to)
  if (!hasFrom && !hasTo) return null
  // Where both are missing, both can be filled in.
  const isOffered = uncertain.get(from) === 'dateMissing' || replayed.typed.has(from)
  return (
    <div className="-mr-1.5 flex items-baseline text-sm text-muted-foreground tabular-nums">
      <ReviewField path={from} owner={owner} className="mx-0" />
      {hasFrom && (hasTo || isOffered) ? <span aria-hidden>–</span> : null}
      <ReviewField path={to} owner={owner} isOffered={isOffered} className="mx-0 text-right" />
    </div>
  )
}
