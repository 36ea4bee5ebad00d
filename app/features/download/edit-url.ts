import type { DownloadSource } from './download.server'

/** Where what is to be downloaded is edited. */
export function editUrlOf({ sourceQuery, draftId }: Pick<DownloadSource, 'sourceQuery' | 'draftId'>): string {
  return draftId === undefined
    ? `/resume/edit/${sourceQuery.slice('resume='.length)}`
    : `/resume/edit/offline?${sourceQuery}`
}
