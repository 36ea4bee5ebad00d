/** The fields of an entry. The same for all kinds, so that changing a section's kind loses nothing. */
export const ITEM_FIELDS = [
  'title',
  'subtitle',
  'tag',
  'place',
  'from',
  'to',
  'link',
  'note',
  'text',
] as const
export type ItemField = (typeof ITEM_FIELDS)[number]

/** The columns of a template with two: the wide one of the story, and the narrow one beside it. */
export const SECTION_COLUMNS = ['main', 'side'] as const
export type SectionColumn = (typeof SECTION_COLUMNS)[number]

/** The text fields: not months and links. */
export const ITEM_TEXT_FIELDS = [
  'title',
  'subtitle',
  'tag',
  'place',
  'note',
  'text',
] as const satisfies ItemField[]
export type ItemTextField = (typeof ITEM_TEXT_FIELDS)[number]

/**
 * The fields each kind of section shows, in the order of the form (decisions §10). Labels: i18n
 * `fields.<kind>.<field>`.
 */
export const SECTION_FIELDS = {
  education: ['title', 'subtitle', 'tag', 'place', 'from', 'to', 'note', 'text'],
  work: ['title', 'subtitle', 'tag', 'place', 'from', 'to', 'text'],
  internship: ['title', 'subtitle', 'tag', 'place', 'from', 'to', 'text'],
  project: ['title', 'subtitle', 'from', 'to', 'link', 'note', 'text'],
  campus: ['title', 'subtitle', 'place', 'from', 'to', 'text'],
  skills: ['title', 'text'],
  certificates: ['title', 'subtitle', 'from', 'note'],
  awards: ['title', 'subtitle', 'tag', 'from', 'text'],
  languages: ['title', 'subtitle', 'note'],
  portfolio: ['title', 'subtitle', 'from', 'link', 'text'],
  publications: ['title', 'subtitle', 'tag', 'from', 'link', 'text'],
  summary: ['text'],
  custom: ['title', 'subtitle', 'tag', 'place', 'from', 'to', 'link', 'text'],
} as const satisfies Record<string, readonly ItemField[]>

/** The kinds whose entries show a picture of the work. */
export const PICTURE_KINDS: readonly string[] = ['portfolio']

export type SectionKind = keyof typeof SECTION_FIELDS
export const SECTION_KINDS = Object.keys(SECTION_FIELDS) as [SectionKind, ...SectionKind[]]
