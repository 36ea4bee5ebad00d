import type { Item, Resume } from '#contract/resume'
import type { SectionKind } from '#contract/section-kinds'

/** What a library of positions has for a kind of section: lines to make one's own, or the names of skills. */
export type SampleKind = 'lines' | 'words'

export function sampleKindOf(kind: SectionKind): SampleKind | undefined {
  if (kind === 'skills') return 'words'
  return ['work', 'internship', 'project', 'campus', 'custom'].includes(kind) ? 'lines' : undefined
}

export type SamplePlace = { name: string; item: Item; kind: SampleKind }

/** An entry by its id, as the form names it; undefined where it is gone, or nothing can be added to it. */
export function samplePlaceOf({ sections }: Resume, id: string): SamplePlace | undefined {
  for (const [s, { items, kind: sectionKind }] of sections.entries()) {
    const i = items.findIndex((item) => item.id === id)
    const kind = sampleKindOf(sectionKind)
    if (i >= 0 && kind) return { name: `sections[${s}].items[${i}]`, item: items[i]!, kind }
  }
  return undefined
}

/** Whether a sample stands in a text as it was added. */
export function hasSample(text: string, sample: string, kind: SampleKind): boolean {
  return partsOf(text, kind).includes(sample)
}

/** The text with a sample at its end; without it, where it stood there untouched. */
export function toggledSample(text: string, sample: string, kind: SampleKind): string {
  const before = text.trimEnd()
  if (!hasSample(text, sample, kind))
    return kind === 'words' ? joined(before, '、', sample) : joined(before, '\n', `- ${sample}`)
  if (kind === 'lines')
    return text
      .split('\n')
      .filter((line) => bare(line) !== sample)
      .join('\n')
  // Words and what parts them take turns; a word goes with what stands before it.
  const parts = text.split(betweenWords)
  const at = parts.findIndex((part) => bare(part) === sample)
  return parts.toSpliced(Math.max(0, at - 1), 2).join('')
}

const betweenWords = /([、，,；;\n])/

function partsOf(text: string, kind: SampleKind): string[] {
  return kind === 'lines' ? text.split('\n').map(bare) : text.split(betweenWords).map(bare)
}

function bare(line: string): string {
  return line.replace(/^\s*[-*•]\s*/, '').trim()
}

function joined(before: string, between: string, sample: string): string {
  return before === '' ? sample : `${before}${between}${sample}`
}

/** The name of a position as a library lists it: without rank or trial. */
export function plainPosition(name: string): string {
  return name
    .replace(/[（(【].*/s, '')
    .replace(/^(高级|资深|中级|初级|助理|首席|实习)(?=.{2})/, '')
    .replace(/(实习生|（实习）)$/, '')
    .split(/[/、,，|·]/)[0]!
    .trim()
}
