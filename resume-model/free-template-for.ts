import type { Position } from '#contract/catalogue/position'
import type { Template } from '#contract/catalogue/template'

/** The template that stands in for a member's one on a free plan: the best of those that suit the position. */
export function freeTemplateFor(
  { templates: suitableIds }: Pick<Position, 'templates'>,
  templates: readonly Template[],
): Template | undefined {
  const freeOne = (id: string) =>
    templates.find((template) => template.id === id && template.level === 'free')
  return suitableIds.map(freeOne).find((template) => template !== undefined) ?? freeOne('classic')
}
