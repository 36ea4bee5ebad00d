/**
 * What became of a draft that was to go into the account. `full`: the account takes no more, the draft stays where it is;
 * so it does for every other outcome but `kept` and `gone`.
 */
export type KeptDraft = { id: string } & (
  | { outcome: 'kept'; resumeId: string; changedSince?: true }
  | { outcome: 'full' | 'refused'; said: string }
  | { outcome: 'invalid'; problems: number }
  | { outcome: 'gone' | 'failed' }
)

/** Where to go on after keeping: what led to a draft now leads to the resume it has become. `to` is a path of ours. */
export function afterKeeping(to: string, kept: readonly KeptDraft[]): string {
  const url = new URL(to, 'http://internal.invalid')
  const draft = url.searchParams.get('draft')
  const found = kept.find(({ id }) => id === draft)
  const resumeId = found?.outcome === 'kept' ? found.resumeId : undefined
  if (!resumeId) return to
  if (url.pathname === '/resume/edit/offline') return `/resume/edit/${resumeId}`
  if (url.pathname.startsWith('/resume/download')) return `/resume/download?resume=${resumeId}`
  return to
}
