import type { SourceId } from './download.server'

/** The check-up of the editor under an address of editUrlOf(). */
export const checkUrlOf = (editHref: string) => `${editHref}${editHref.includes('?') ? '&' : '?'}pane=check`

/** Returns the editor URL of the document. */
export function editUrlOf({ sourceQuery, draftId }: SourceId): string {
  return draftId === undefined
    ? `/resume/edit/${sourceQuery.slice('resume='.length)}`
    : `/resume/edit/offline?${sourceQuery}`
}
