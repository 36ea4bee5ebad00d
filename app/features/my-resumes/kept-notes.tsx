import { useTranslation } from 'react-i18next'
import type { KeptDraft } from './kept-draft'

type KeptNotesProps = { kept: readonly KeptDraft[]; nameOf(id: string): string }

/** What became of drafts that were to be kept: how many are, and of each other one why not and where it is. */
export function KeptNotes({ kept, nameOf }: KeptNotesProps) {
  const { t } = useTranslation()
  const count = (outcome: KeptDraft['outcome']) => kept.filter((one) => one.outcome === outcome).length
  const good = count('kept')
  const full = count('full')
  const notes = kept.map((one) => noteOf(one)).filter((note) => note !== undefined)
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {good > 0 ? (
        <p className="rounded-md bg-secondary px-3 py-2 text-sm text-primary">
          {t('myResumes.kept.kept', { count: good })}
        </p>
      ) : null}
      {full > 0 ? (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t('myResumes.kept.full', { count: full })}
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {note}
        </p>
      ))}
    </div>
  )

  function noteOf(one: KeptDraft): string | undefined {
    const name = nameOf(one.id) || t('myResumes.drafts.untitled')
    if (one.outcome === 'kept') return one.changedSince ? t('myResumes.kept.changed', { name }) : undefined
    if (one.outcome === 'invalid') return t('myResumes.kept.invalid', { name, problems: one.problems })
    if (one.outcome === 'refused') return t('myResumes.kept.refused', { name, said: one.said })
    if (one.outcome === 'full') return undefined
    return t(`myResumes.kept.${one.outcome}`, { name })
  }
}
