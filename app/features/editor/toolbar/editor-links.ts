/** Pages the editor links to, by link name; a missing link is not shown. */
export type EditorLinks = {
  home: string
  download: string
  versions?: string
  nameVersion?: string
  share?: string
  chat?: string
}
export type EditorLinkName = keyof EditorLinks

export function storedResumeLinks(id: string): Required<EditorLinks> {
  return {
    home: '/resume/my',
    download: `/resume/download?resume=${id}`,
    versions: `/resume/versions/${id}`,
    nameVersion: `/resume/versions/${id}?name`,
    share: `/resume/share/${id}`,
    chat: `/resume/chat?resume=${id}`,
  }
}

export function draftLinks(id: string): EditorLinks {
  return { home: '/', download: `/resume/download?draft=${id}` }
}

/** What the address of a copy for a job posting ends with: the rewrite panel is then open. */
export const copyHash = '#ai-copy'

/** What it ends with where the panel is to be open for a part, the value after it; scripts read it once. */
export const rewriteHash = '#ai='

/**
 * Where a guest who logs in to have a part rewritten comes back to: the draft, at the entry `at`, with the panel open. The
 * login brings the draft along, and the ids are those of its resume (decision 0122).
 */
export function rewriteReturnUrl(draftId: string, target: string, at: string): string {
  return `${draftUrl(draftId, at)}${rewriteHash}${encodeURIComponent(target)}`
}

/** The same without scripts: the page that rewrites. */
export function rewritePageReturnUrl(draftId: string, target: string): string {
  const [at = ''] = target.split('.')
  return `${draftUrl(draftId, at)}&${new URLSearchParams({ improve: target })}`
}

function draftUrl(draft: string, at: string): string {
  return `/resume/edit/offline?${new URLSearchParams({ draft, ...(at && { at }) })}`
}
