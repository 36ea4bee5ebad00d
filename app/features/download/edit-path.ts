import type { Source } from './download.server'

/** Where what is to be downloaded is edited. */
export function editPathOf({ of, draftId }: Pick<Source, 'of' | 'draftId'>): string {
  return draftId === undefined ? `/resume/edit/${of.slice('resume='.length)}` : `/resume/edit/offline?${of}`
}
