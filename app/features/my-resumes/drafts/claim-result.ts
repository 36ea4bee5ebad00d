import { draftIdOf } from '#app/components/bring-draft'

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

const placeholderOrigin = 'http://internal.invalid'

/**
 * Returns where to go after claiming: a claimed draft's URL becomes its resume's. `to` is a path of this
 * site.
 */
export function redirectAfterClaim(to: string, results: readonly ClaimResult[]): string {
  const draftId = draftIdOf(to)
  const claimedDraft = results.find(({ id }) => id === draftId)
  if (claimedDraft?.outcome !== 'kept') return to
  const url = new URL(to, placeholderOrigin)
  const { resumeId } = claimedDraft
  const rewriteTarget = url.searchParams.get('improve')
  const [, draftPage] = /^\/drafts\/[^/]+\/(\w+)$/.exec(url.pathname) ?? []
  url.searchParams.delete('draft')
  if (url.pathname === '/resume/download') url.searchParams.set('resume', resumeId)
  else if (draftPage) url.pathname = `/resume/${draftPage}/${resumeId}`
  else if (rewriteTarget === null) url.pathname = `/resume/edit/${resumeId}`
  else {
    // Without scripts one rewrites on a page of its own.
    url.pathname = `/resume/improve/${resumeId}`
    for (const name of ['improve', 'at']) url.searchParams.delete(name)
    url.searchParams.set('target', rewriteTarget)
  }
  return url.pathname + url.search + url.hash
}

/**
 * The same, also back to a draft that was not claimed, without the greeting of a new user, whose dialog would stand between
 * them and their text; `isNew`: say it in passing.
 */
export function redirectAfterBringing(
  to: string,
  results: readonly ClaimResult[],
): { href: string; isNew: boolean } {
  const url = new URL(redirectAfterClaim(to, results), placeholderOrigin)
  const isNew = url.searchParams.has('welcome')
  url.searchParams.delete('welcome')
  return { href: url.pathname + url.search + url.hash, isNew }
}
