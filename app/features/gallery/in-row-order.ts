import { COLLECTION_LEADS, type TemplateCollection } from '#contract/catalogue/template-collections'

/** The templates of a row, its leads first, the others as they come. */
export function inRowOrder<T extends { id: string }>(
  collection: TemplateCollection,
  templates: readonly T[],
): T[] {
  const leads = COLLECTION_LEADS[collection]
  const place = ({ id }: T) => (leads.includes(id) ? leads.indexOf(id) : leads.length)
  return [...templates].sort((a, b) => place(a) - place(b))
}
