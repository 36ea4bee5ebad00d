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

/** The ids that a search names, or where there are none those nearest to it, the best first. */
export type TemplateSearch = { found: readonly string[]; nearest: readonly string[] }

/**
 * What comes nearest where no template has everything that was asked for: what the search names without the chips, the search's
 * nearest ones with as many chips as any of them has, or without a search what most of the chips leave.
 */
export function nearestTemplates(
  templates: readonly EditorTemplate[],
  {
    answer,
    chosen,
    favourites,
  }: Pick<TemplateFilter, 'chosen' | 'favourites'> & { answer: TemplateSearch | undefined },
): EditorTemplate[] {
  const named = answer && (answer.found.length > 0 ? answer.found : answer.nearest)
  const pool = named
    ? named.flatMap((id) => templates.find((template) => template.id === id) ?? [])
    : templates
  const chipsOf = (template: EditorTemplate) =>
    chosen.filter((chip) => matchesFilter(template, { chosen: [chip], favourites, found: undefined })).length
  const most = Math.max(0, ...pool.map(chipsOf))
  // Without a search and a chip in common nothing is nearer than anything else.
  return !named && most === 0 ? [] : pool.filter((template) => chipsOf(template) === most)
}
