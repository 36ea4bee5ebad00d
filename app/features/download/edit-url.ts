import type { SourceId } from './download.server'

/** Returns the editor URL of the document. */
export function editUrlOf({ sourceQuery, draftId }: SourceId): string {
  return draftId === undefined
    ? `/resume/edit/${sourceQuery.slice('resume='.length)}`
    : `/resume/edit/offline?${sourceQuery}`
}
