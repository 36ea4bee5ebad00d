import { Link } from '@remix-run/react'
import { Sparkles, SquarePen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UndrawnNote } from '#app/preview/preview-protocol'
import type { Language } from '#contract/validation/field-error-codes'
import type { MustChangeTexts } from '#resume-lint/must-change'
import { ButtonLink } from '#app/components/button-link'
import { MustChangeNote } from '#app/components/must-change-note'
import { useFormatters } from '#app/i18n/use-formatters'

type DownloadNotesProps = {
  pageCount: number
  /** The check-up says what must be changed, and leads to its field. */
  checkHref: string
  mustChange: MustChangeTexts
  missingGlyphs: string[]
  undrawn?: UndrawnNote
}

export function DownloadNotes(props: DownloadNotesProps) {
  const { pageCount, checkHref, mustChange, missingGlyphs, undrawn } = props
  const { t, i18n } = useTranslation('download')
  const summaries = mustChange[i18n.language as Language]
  const notes = [
    missingGlyphs.length > 0 && t('missingGlyphs', { glyphs: missingGlyphs.join(' ') }),
    ...(undrawn?.[i18n.language as Language] ?? []),
  ].filter((note): note is string => Boolean(note))
  return (
    <div>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      {pageCount > 0 ? <p className="mt-2 text-muted-foreground">{t('lead', { count: pageCount })}</p> : null}
      {summaries.length > 0 ? (
        <MustChangeNote
          title={t('mustChange', { count: mustChange.count })}
          action={
            <ButtonLink to={checkHref} variant="outline" size="sm" icon={SquarePen} label={t('mend')} />
          }
        >
          {summaries.map((summary) => (
            <li key={summary}>{summary}</li>
          ))}
        </MustChangeNote>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="mt-3 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {note}
        </p>
      ))}
    </div>
  )
}

/** Shown while the service is busy. */
export function BusyNotice({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('download')
  if (!isShown) return null
  return (
    <p role="alert" className="rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">
      {t('busy')}
    </p>
  )
}

/** The pages cannot be shown at the moment; the files can be requested anyway. */
export function PagesUnavailable({ sourceQuery }: { sourceQuery: string }) {
  const { t } = useTranslation('download')
  const { sentenceGap } = useFormatters()
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      {t('pagesLater')}
      {sentenceGap}
      <Link to={`/resume/download?${sourceQuery}`} reloadDocument className="underline underline-offset-4">
        {t('showPages')}
      </Link>
    </p>
  )
}

/** An AI wrote part of the resume; its files say so in metadata. */
export function AiAssistedNote({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('download')
  if (!isShown) return null
  return (
    <p className="flex gap-2 text-xs leading-5 text-subtle-foreground">
      <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('assisted')}
    </p>
  )
}
