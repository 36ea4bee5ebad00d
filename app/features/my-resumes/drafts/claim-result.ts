/**
 * The result of claiming a draft. `full`: the resume quota is used up. The draft stays where it is, except
 * after `kept` and `gone`.
 */
export type ClaimResult = { id: string } & (
  | { outcome: 'kept'; resumeId: string; changedSince?: true }
  | { outcome: 'full' | 'refused'; message: string }
  | { outcome: 'invalid'; problems: number }
  | { outcome: 'gone' | 'failed' }
)

/** Returns the id of the draft an address of this site names. */
export const draftIdOf = (href: string) => new URL(href, 'http://internal.invalid').searchParams.get('draft')

/**
 * Returns where to go after claiming: a claimed draft's URL becomes its resume's. `to` is a path of this
 * site.
 */
export function redirectAfterClaim(to: string, results: readonly ClaimResult[]): string {
  const url = new URL(to, 'http://internal.invalid')
  const claimedDraft = results.find(({ id }) => id === url.searchParams.get('draft'))
  const isDownload = url.pathname === '/resume/download'
  if (claimedDraft?.outcome !== 'kept' || !(isDownload || url.pathname === '/resume/edit/offline')) return to
  url.searchParams.delete('draft')
  if (isDownload) url.searchParams.set('resume', claimedDraft.resumeId)
  else url.pathname = `/resume/edit/${claimedDraft.resumeId}`
  return url.pathname + url.search
}
