import type { DownloadSource } from './download.server'

/** Returns the editor URL of the document. */
export function editUrlOf({ sourceQuery, draftId }: Pick<DownloadSource, 'sourceQuery' | 'draftId'>): string {
  return draftId === undefined
    ? `/resume/edit/${sourceQuery.slice('resume='.length)}`
    : `/resume/edit/offline?${sourceQuery}`
}
