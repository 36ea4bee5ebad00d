import { Check, Inbox, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import type { DocumentFormat } from '#contract/resume/document-formats'
import type { ImportReport, ImportNoteCode } from './import-report'

type ImportReportPageProps = {
  report: ImportReport
  source: DocumentFormat
  lines: number
  notes: ImportNoteCode[]
  editHref: string
}

/** Shows what was read, where it went, and the unclassified lines. */
export function ImportReportPage({ report, source, lines, notes, editHref }: ImportReportPageProps) {
  const { t } = useTranslation(['import-export', 'fields'])
  const { basics, intention, sections, unclassified } = report
  const person = [
    ...basics.map((key) => labelOf(key)).filter(Boolean),
    ...intention.map((key) => t(`fields:intention.${key}`)),
  ]
  return (
    <main className="mx-auto max-w-2xl px-4 pt-6 pb-20 sm:px-6 sm:pt-12">
      <h1 className="text-3xl font-semibold tracking-tight">{t('report.title')}</h1>
      <p className="mt-3 leading-7 text-muted-foreground">
        {t('report.lead', { source: t(`sources.${source}`), count: lines })}
      </p>
      <ul className="mt-8 divide-y divide-border rounded-lg border border-border bg-card">
        <Row title={t('report.person')} text={person.join(t('report.and'))}>
          {person.length > 0 ? t('report.fields', { count: person.length }) : t('report.none')}
        </Row>
        {sections.map(({ id, kind, title, count, first }) => (
          <Row key={id} title={title || t(`fields:kinds.${kind}`)} text={first.join(t('report.and'))}>
            {t('report.entries', { count })}
          </Row>
        ))}
      </ul>
      {unclassified.length > 0 ? <UnclassifiedLines lines={unclassified} /> : null}
      {notes.map((note) => (
        <p
          key={note}
          className="mt-4 flex gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm leading-6 text-warning"
        >
          <Info aria-hidden className="mt-1 size-4 shrink-0" />
          {t(`notes.${note}`)}
        </p>
      ))}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={editHref} size="lg" label={t('report.edit')} />
        <ButtonLink to="/resume/create/import" variant="outline" size="lg" label={t('report.again')} />
      </div>
    </main>
  )

  function labelOf(key: (typeof basics)[number]): string {
    if (key === 'photo') return ''
    return key === 'links' || key === 'custom' ? t(`report.${key}`) : t(`fields:basics.${key}`)
  }
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
      <span className="min-w-0 grow">
        <span className="block font-medium break-words">{title}</span>
        {text ? (
          <span className="block text-sm leading-6 break-words text-muted-foreground">{text}</span>
        ) : null}
      </span>
      <span className="shrink-0 text-sm text-muted-foreground tabular-nums">{children}</span>
    </li>
  )
}

/** Lines the importer could not classify; the resume has them in a separate section. */
function UnclassifiedLines({ lines }: { lines: string[] }) {
  const { t } = useTranslation('import-export')
  return (
    <section aria-labelledby="unplaced" className="mt-6 rounded-lg border border-border bg-card p-4">
      <h2 id="unplaced" className="flex items-center gap-2 font-medium">
        <Inbox aria-hidden className="size-4 text-warning" />
        {t('report.unplaced', { count: lines.length })}
      </h2>
      <p className="mt-1 text-sm leading-6 text-muted-foreground">{t('report.unplacedText')}</p>
      <ul className="mt-3 space-y-1 border-l-2 border-border pl-3 text-sm leading-6">
        {lines.slice(0, 40).map((line, index) => (
          <li key={index} className="break-words">
            {line}
          </li>
        ))}
        {lines.length > 40 ? <li>…</li> : null}
      </ul>
    </section>
  )
}
