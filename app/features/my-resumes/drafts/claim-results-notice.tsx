import { useTranslation } from 'react-i18next'
import { Notice } from '#app/components/ui/notice'
import type { ClaimResult } from './claim-result'

type ClaimResultsNoticeProps = { results: readonly ClaimResult[]; draftName(id: string): string }

/** Shows the claim results: how many succeeded, and why and where each other draft is. */
export function ClaimResultsNotice({ results, draftName }: ClaimResultsNoticeProps) {
  const { t } = useTranslation('my-resumes')
  const count = (outcome: ClaimResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  const claimedCount = count('kept')
  const fullCount = count('full')
  const notes = results.map((result) => noteFor(result)).filter((note) => note !== undefined)
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {claimedCount > 0 ? <Notice variant="success">{t('kept.kept', { count: claimedCount })}</Notice> : null}
      {fullCount > 0 ? <Notice>{t('kept.full', { count: fullCount })}</Notice> : null}
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
    </div>
  )

  function noteFor(result: ClaimResult): string | undefined {
    const name = draftName(result.id) || t('drafts.untitled')
    if (result.outcome === 'kept') return result.changedSince ? t('kept.changed', { name }) : undefined
    if (result.outcome === 'invalid')
      return t('kept.invalid', { name, problems: result.problems, count: result.problems })
    if (result.outcome === 'refused') return t('kept.refused', { name, said: result.message })
    if (result.outcome === 'full') return undefined
    return t(`kept.${result.outcome}`, { name })
  }
}
