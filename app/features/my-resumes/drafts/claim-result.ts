/**
 * What became of a draft that was to go into the account. `full`: the account takes no more, the draft stays where it is;
 * so it does for every other outcome but `kept` and `gone`.
 */
export type ClaimResult = { id: string } & (
  | { outcome: 'kept'; resumeId: string; changedSince?: true }
  | { outcome: 'full' | 'refused'; message: string }
  | { outcome: 'invalid'; problems: number }
  | { outcome: 'gone' | 'failed' }
)

/** Where to go on after keeping: what led to a draft now leads to the resume it has become. `to` is a path of ours. */
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
