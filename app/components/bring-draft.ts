import { startsDownload } from './start-download'

const draftPagePattern = /^\/drafts\/([\w-]+)\/(?:check|samples)$/
/** Pages whose query names the draft they show. */
const queryPages = ['/resume/edit/offline', '/resume/download']

/** Returns the id of the draft that an address of this site shows; undefined for other pages. */
export function draftIdOf(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href, 'http://internal.invalid')
  if (queryPages.includes(pathname)) return searchParams.get('draft') || undefined
  return draftPagePattern.exec(pathname)?.[1]
}

/** Returns the address at which the draft is written that an address shows, at the same entry; undefined for other pages. */
export function draftEditorUrl(href: string): string | undefined {
  const draft = draftIdOf(href)
  if (draft === undefined) return undefined
  const at = new URL(href, 'http://internal.invalid').searchParams.get('at')
  return `/resume/edit/offline?${new URLSearchParams({ draft, ...(at && { at }) })}`
}

/**
 * Whether a login that leads to this address brings the draft there into the account without a question: who logs in from a
 * draft goes on with it (decision 0122), and who logs in for its download wants that file (decision 0098).
 */
export function bringsDraft(href: string): boolean {
  if (draftIdOf(href) === undefined) return false
  return startsDownload(href) || !href.startsWith('/resume/download')
}
