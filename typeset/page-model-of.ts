import { NOW, showMonth } from '#contract/month'
import type { Item, Resume, Section } from '#contract/resume'
import { parseRichText } from '#contract/rich-text'
import type { Block } from '#contract/rich-text'
import { SECTION_KINDS } from '#contract/section-kinds'
import type { ItemField } from '#contract/section-kinds'
import { contactsOf, factsOf, intentionOf, linkOf } from './page-facts'
import { keepWords } from './keep-words'
import type { PageBlock, PageEntry, PageModel, PageSection } from './page-model'
import { nowWord, sectionNames } from './section-names'

type Language = PageModel['lang']

/** Where the compiler finds the photo, in its own folder. */
export const PHOTO_PATH = '/photo.jpg'

/** What a template draws of a resume: all that is hidden or empty is gone. `hasPhoto` says that the JPEG is at hand. */
export function pageModelOf(resume: Resume, hasPhoto: boolean): PageModel {
  const { basics, intention, style } = resume
  const lang = style.headings
  return {
    lang,
    documentTitle:
      [basics.name, intention.position].filter(Boolean).join(' - ') || (lang === 'zh' ? '简历' : 'Resume'),
    author: basics.name,
    style: {
      accent: style.colour,
      font: style.font,
      size: style.size,
      leading: style.lineHeight,
      margins: style.margins,
      spacing: style.spacing,
    },
    name: basics.name,
    headline: intention.position,
    photo: hasPhoto && style.photo !== 'none' ? { path: PHOTO_PATH, shape: style.photo } : null,
    contacts: contactsOf(basics, lang),
    facts: factsOf(basics, lang),
    intention: intentionOf(intention, lang),
    sections: resume.sections.flatMap((section) => sectionOf(section, lang)),
  }
}

function sectionOf(section: Section, lang: Language): PageSection[] {
  if (!section.visible) return []
  const [first, ...rest] = section.items.flatMap((item) => entryOf(section, item, lang))
  if (!first) return []
  // A heading goes with its first entry.
  const { breakBefore, ...head } = first
  const title = section.title || sectionNames[lang][section.kind]
  const { id, kind } = section
  // A break that was asked for within it is the nearer word.
  const keep = section.keep && !rest.some((entry) => entry.breakBefore)
  const entries = [head, ...rest]
  return [{ id, kind, title, entries, ...(breakBefore && { breakBefore }), ...(keep && { keep }) }]
}

function entryOf(section: Section, item: Item, lang: Language): PageEntry[] {
  if (!item.visible) return []
  const fields: readonly ItemField[] = SECTION_KINDS[section.kind]
  const shown = (field: ItemField) => (fields.includes(field) ? item[field as Exclude<ItemField, 'id'>] : '')
  const entry: PageEntry = {
    id: item.id,
    title: shown('title'),
    subtitle: shown('subtitle'),
    tag: shown('tag'),
    place: shown('place'),
    date: dateRange(shown('from'), shown('to'), lang),
    link: linkOf(shown('link')),
    note: shown('note'),
    text: parseRichText(shown('text')).map(keepIn),
  }
  const { id: _, text, ...lines } = entry
  if (text.length === 0 && !Object.values(lines).some(Boolean)) return []
  const { breakBefore, keep } = item
  return [{ ...entry, ...(breakBefore && { breakBefore }), ...(keep && { keep }) }]
}

/** `2020.09 – 至今`; one month alone stands alone. Months are `YYYY-MM`, `now` or ''. */
export function dateRange(from: string, to: string, lang: Language): string {
  const said = [from, to].filter(Boolean).map((month) => showMonth(month, nowWord[lang]))
  if (from === '' && to === NOW) return said.join('')
  return (from === to ? said.slice(0, 1) : said).join(' – ')
}

function keepIn(block: Block): PageBlock {
  if (block.type === 'paragraph') return { type: 'paragraph', runs: keepWords(block.runs) }
  return { ...block, items: block.items.map((item) => item.map(keepIn)) }
}
