import type { Item, Section } from '#contract/resume/resume'
import type { EnglishDates } from '#contract/resume/style-options'
import { PICTURE_KINDS, SECTION_FIELDS } from '#contract/resume/section-kinds'
import type { ItemField } from '#contract/resume/section-kinds'
import { parseRichText, type Block } from '#resume-model/rich-text/parse-rich-text'
import { dateLanguages } from './entry-language'
import { monthText, otherHeading, sectionHeading } from './label-texts'
import { coursesOf } from './course-list'
import type { OwnName } from './own-name/own-name'
import { toPageBlock } from './page-block'
import { linkOf } from './personal-details'
import { styleReferences } from './publications/style-reference'
import type {
  PageBlock,
  PageCourses,
  PageEntry,
  PagePicture,
  PageSection,
  TemplateInput,
} from './template-input'

type Language = TemplateInput['lang']
export type Pictures = ReadonlyMap<string, PagePicture>
type Page = { lang: Language; englishDates: EnglishDates; pictures: Pictures }
/** Whose publications they are, in a section of publications. */
export type Published = { ownName: OwnName | null }

/** A section as it is drawn; none where nothing of it is. */
export function sectionOf(section: Section, page: Page, published?: Published): PageSection[] {
  if (!section.visible) return []
  const read = section.items
    .filter(({ visible }) => visible)
    .map((item) => readItem(section, item, published))
  const languages = dateLanguages(read.map(linesOf), page.lang, section.kind)
  const [first, ...rest] = read.flatMap((item, i) => entryOf(section, item, languages[i]!, page))
  if (!first) return []
  // A page break before the first entry moves its heading along.
  const { breakBefore, ...head } = first
  const { id, kind } = section
  const title = sectionHeading(section.title, kind, page.lang)
  // A page break inside overrides keeping the section together.
  const keep = section.keep && !rest.some((entry) => entry.breakBefore)
  const entries = [head, ...rest]
  const otherTitle = otherHeading(title, kind, page.lang)
  return [
    {
      id,
      kind,
      title,
      otherTitle,
      ...(section.column && { column: section.column }),
      entries,
      ...(breakBefore && { breakBefore }),
      ...(keep && { keep }),
    },
  ]
}

type ReadItem = { item: Item; shown: (field: ItemField) => string; blocks: Block[] }

/** Its fields, as far as its kind shows them. */
function readItem({ kind }: Section, item: Item, published?: Published): ReadItem {
  const fields: readonly ItemField[] = SECTION_FIELDS[kind]
  const shown = (field: ItemField) => (fields.includes(field) ? item[field] : '')
  const blocks = parseRichText(shown('text'))
  return {
    item,
    shown,
    blocks: published ? blocks.map((block) => styleReferences(block, published.ownName)) : blocks,
  }
}

function linesOf({ shown, blocks }: ReadItem) {
  const head = [shown('title'), shown('subtitle'), shown('tag'), shown('place'), shown('note')]
  return { head: head.filter(Boolean), text: blocks.flatMap(textLines) }
}

const textLines = (block: Block): string[] =>
  block.type === 'paragraph'
    ? [block.runs.map(({ text }) => text).join('')]
    : block.items.flatMap((item) => item.flatMap(textLines))

function entryOf(
  { kind }: Section,
  { item, shown, blocks }: ReadItem,
  lang: Language,
  page: Page,
): PageEntry[] {
  const entry: PageEntry = {
    id: item.id,
    title: shown('title'),
    subtitle: shown('subtitle'),
    tag: shown('tag'),
    place: shown('place'),
    date: dateRange(shown('from'), shown('to'), lang, page.englishDates),
    link: linkOf(shown('link')),
    note: shown('note'),
    text: blocks.map((block) => withCourses(toPageBlock(block), kind === 'education' && coursesOf(block))),
  }
  const { id: _, text, ...lines } = entry
  if (text.length === 0 && !Object.values(lines).some(Boolean)) return []
  const { breakBefore, keep } = item
  const picture = PICTURE_KINDS.includes(kind) ? page.pictures.get(item.picture ?? '') : undefined
  const drawn = picture && { picture: { path: picture.path, ratio: picture.ratio } }
  return [{ ...entry, ...drawn, ...(breakBefore && { breakBefore }), ...(keep && { keep }) }]
}

const withCourses = (block: PageBlock, courses: PageCourses | undefined | false): PageBlock =>
  courses ? { ...block, courses } : block

/** `2020.09 – 至今`, `Sep 2020 – Present`; equal months are shown once. Months are `YYYY-MM`, `now` or ''. */
export function dateRange(from: string, to: string, lang: Language, englishDates: EnglishDates): string {
  const months = from === to ? [from] : [from, to].filter(Boolean)
  return months.map((month) => monthText(month, lang, englishDates)).join(' – ')
}
