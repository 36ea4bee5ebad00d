import type { Item, Resume, Section } from '#contract/resume/resume'
import { SECTION_FIELDS } from '#contract/resume/section-kinds'

/** The visible texts that AI wrote, in page order. */
export function aiAssistedTexts({ assisted, intention, sections }: Resume): string[] {
  const shown = sections.filter(({ visible }) => visible)
  const texts = shown.flatMap((section) => [
    section.assisted ? section.title : '',
    ...section.items.filter(({ visible }) => visible).flatMap((item) => visibleAssistedTexts(section, item)),
  ])
  return [assisted ? intention.position : '', ...texts].filter((text) => text.trim() !== '')
}

function visibleAssistedTexts({ kind }: Section, item: Item): string[] {
  const fields: readonly string[] = SECTION_FIELDS[kind]
  return (item.assisted ?? []).filter((name) => fields.includes(name)).map((name) => item[name])
}
