import type { Resume } from './resume'

type Held = { basics: Pick<Resume['basics'], 'photo'>; sections: Resume['sections'] }

/** The ids of the pictures of entries in order, hidden ones too. */
export function pictureIdsOf({ sections }: Pick<Held, 'sections'>): string[] {
  const ids = sections.flatMap(({ items }) => items.flatMap(({ picture }) => picture || []))
  return [...new Set(ids)]
}

/** Everything of the photo store that a resume holds: its photo and the pictures of its entries. */
export function photoIdsOf({ basics, sections }: Held): string[] {
  return [...new Set([...(basics.photo ? [basics.photo] : []), ...pictureIdsOf({ sections })])]
}
