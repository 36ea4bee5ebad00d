import type { Resume } from '#contract/resume/resume'

/** An id like the wanted one that is not taken yet; takes it. A resume that was imported before has ids of that time. */
export function unusedId(taken: Set<string>, wanted: string): string {
  let id = wanted
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`
  taken.add(id)
  return id
}

export const idsOf = ({ basics, sections }: Resume): Set<string> =>
  new Set(
    [...basics.links, ...basics.custom, ...sections, ...sections.flatMap(({ items }) => items)].map(
      ({ id }) => id,
    ),
  )
