/** Rows of the gallery, by job and season. In a file without zod, so that pages need not load it. */
export const TEMPLATE_COLLECTIONS = [
  'campus-season',
  'big-tech',
  'public-sector',
  'form',
  'english',
  'postgraduate',
  'photo',
  'one-page',
] as const
export type TemplateCollection = (typeof TEMPLATE_COLLECTIONS)[number]
