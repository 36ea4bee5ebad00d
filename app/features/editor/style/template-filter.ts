import type { EditorTemplate } from './editor-template'

/** The chips above the strip. Of those in one group one can be chosen. */
export const TEMPLATE_CHIPS = ['favourite', 'one', 'two', 'photo', 'noPhoto', 'english', 'form'] as const
export type TemplateChip = (typeof TEMPLATE_CHIPS)[number]
const exclusive: readonly (readonly TemplateChip[])[] = [
  ['one', 'two'],
  ['photo', 'noPhoto'],
]

/** Returns the chosen chips once one was pressed: it changes, and takes the place of the other of its group. */
export function pressChip(chosen: readonly TemplateChip[], pressed: TemplateChip): TemplateChip[] {
  if (chosen.includes(pressed)) return chosen.filter((chip) => chip !== pressed)
  const group = exclusive.find((chips) => chips.includes(pressed)) ?? []
  return [...chosen.filter((chip) => !group.includes(chip)), pressed]
}

/** `found`: ids that a search named; undefined without a search. */
export type TemplateFilter = {
  chosen: readonly TemplateChip[]
  favourites: ReadonlySet<string>
  found: ReadonlySet<string> | undefined
}

/** Whether a template has everything that was asked for. */
export function matchesFilter(
  template: EditorTemplate,
  { chosen, favourites, found }: TemplateFilter,
): boolean {
  const { id, columns, photo, collections } = template
  const has: Record<TemplateChip, boolean> = {
    favourite: favourites.has(id),
    one: columns === 1,
    two: columns === 2,
    photo,
    noPhoto: !photo,
    english: collections.includes('english'),
    form: collections.includes('form'),
  }
  return chosen.every((chip) => has[chip]) && (found?.has(id) ?? true)
}
