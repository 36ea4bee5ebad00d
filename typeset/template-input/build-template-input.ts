import type { Item, Resume, Section } from '#contract/resume/resume'
import { parseRichText } from '#resume-model/rich-text/parse-rich-text'
import type { Block } from '#resume-model/rich-text/parse-rich-text'
import { PICTURE_KINDS, SECTION_FIELDS } from '#contract/resume/section-kinds'
import type { ItemField } from '#contract/resume/section-kinds'
import { contactsOf, personalDetailsOf, intentionOf, linkOf } from './personal-details'
import { boldMatches, ownNamePattern } from './own-name'
import { hasLongWord, markUnbreakableWords } from './unbreakable-words'
import type { PageBlock, PageEntry, PagePicture, TemplateInput, PageSection } from './template-input'
import { monthText, otherHeading, sectionHeading } from './label-texts'
import { qrCodeOf } from './qr-code'

type Language = TemplateInput['lang']

/** The photo's path in the compiler's workspace. */
export const PHOTO_PATH = '/photo.jpg'

/**
 * The model that a template draws, without hidden and empty parts. `hasPhoto` says that the JPEG is
 * available, `pictures` are those of entries by id.
 */
export function buildTemplateInput(
  resume: Resume,
  hasPhoto: boolean,
  pictures: Pictures = new Map(),
): TemplateInput {
  const { basics, intention, style } = resume
  const lang = style.headings
  return {
    lang,
    documentTitle:
      [basics.name, intention.position].filter(Boolean).join(' - ') || (lang === 'zh' ? '简历' : 'Resume'),
    author: basics.name,
    style: {
      page: style.page,
      accent: style.colour,
      font: style.font,
      headingFont: style.headingFont === 'same' ? style.font : style.headingFont,
      latin: style.latin,
      size: style.size,
      leading: style.lineHeight,
      margins: style.margins,
      spacing: style.spacing,
      icons: style.icons,
    },
    name: basics.name,
    headline: intention.position,
    photo: hasPhoto && style.photo !== 'none' ? { path: PHOTO_PATH, shape: style.photo } : null,
    contacts: contactsOf(basics, lang),
    qrCode: firstQrCode(basics.links),
    facts: personalDetailsOf(basics, lang),
    intention: intentionOf(intention, lang),
    sections: resume.sections.flatMap((section) => {
      const ownName = section.kind === 'publications' ? ownNamePattern(basics.name) : null
      return sectionOf(section, lang, pictures, ownName)
    }),
  }
}

function firstQrCode(links: Resume['basics']['links']) {
  const link = links.map(({ url }) => linkOf(url)).find((link) => link !== null)
  return link ? qrCodeOf(link.url) : null
}

type Pictures = ReadonlyMap<string, PagePicture>

function sectionOf(
  section: Section,
  lang: Language,
  pictures: Pictures,
  ownName: RegExp | null,
): PageSection[] {
  if (!section.visible) return []
  const [first, ...rest] = section.items.flatMap((item) => entryOf(section, item, lang, pictures, ownName))
  if (!first) return []
  // A page break before the first entry moves its heading along.
  const { breakBefore, ...head } = first
  const { id, kind } = section
  const title = sectionHeading(section.title, kind, lang)
  // A page break inside overrides keeping the section together.
  const keep = section.keep && !rest.some((entry) => entry.breakBefore)
  const entries = [head, ...rest]
  const otherTitle = otherHeading(title, kind, lang)
  return [
    { id, kind, title, otherTitle, entries, ...(breakBefore && { breakBefore }), ...(keep && { keep }) },
  ]
}

function entryOf(
  section: Section,
  item: Item,
  lang: Language,
  pictures: Pictures,
  ownName: RegExp | null,
): PageEntry[] {
  if (!item.visible) return []
  const fields: readonly ItemField[] = SECTION_FIELDS[section.kind]
  const shownFields = (field: ItemField) =>
    fields.includes(field) ? item[field as Exclude<ItemField, 'id'>] : ''
  const entry: PageEntry = {
    id: item.id,
    title: shownFields('title'),
    subtitle: shownFields('subtitle'),
    tag: shownFields('tag'),
    place: shownFields('place'),
    date: dateRange(shownFields('from'), shownFields('to'), lang),
    link: linkOf(shownFields('link')),
    note: shownFields('note'),
    text: parseRichText(shownFields('text'))
      .map((block) => (ownName ? boldOwnName(block, ownName) : block))
      .map(markUnbreakable),
  }
  const { id: _, text, ...lines } = entry
  if (text.length === 0 && !Object.values(lines).some(Boolean)) return []
  const { breakBefore, keep } = item
  const picture = PICTURE_KINDS.includes(section.kind) ? pictures.get(item.picture ?? '') : undefined
  const drawn = picture && { picture: { path: picture.path, ratio: picture.ratio } }
  return [{ ...entry, ...drawn, ...(breakBefore && { breakBefore }), ...(keep && { keep }) }]
}

/** `2020.09 – 至今`, `Sep 2020 – Present`; equal months are shown once. Months are `YYYY-MM`, `now` or ''. */
export function dateRange(from: string, to: string, lang: Language): string {
  const months = from === to ? [from] : [from, to].filter(Boolean)
  return months.map((month) => monthText(month, lang)).join(' – ')
}

const cjkLetter = /[\p{Script=Han}\u3000-\u30ff\uff00-\uff65]/u
const startsRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u

function boldOwnName(block: Block, ownName: RegExp): Block {
  if (block.type === 'paragraph') return { ...block, runs: boldMatches(block.runs, ownName) }
  return { ...block, items: block.items.map((item) => item.map((inner) => boldOwnName(inner, ownName))) }
}

function markUnbreakable(block: Block): PageBlock {
  if (block.type !== 'paragraph')
    return { ...block, items: block.items.map((item) => item.map(markUnbreakable)) }
  const text = block.runs.map((run) => run.text).join('')
  const runs = markUnbreakableWords(block.runs)
  return {
    type: 'paragraph',
    runs,
    ...(!cjkLetter.test(text) && { latin: true }),
    ...(startsRightToLeft.test(text) && { rightToLeft: true }),
    ...(hasLongWord(runs) && { ragged: true }),
  }
}
