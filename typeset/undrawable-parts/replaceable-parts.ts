import { toPlainText } from '#resume-model/rich-text/parse-rich-text'
import type { Basics, Resume } from '#contract/resume/resume'
import { linkOf } from '../template-input/personal-details'
import type {
  Contact,
  LabelledText,
  PageBlock,
  PageEntry,
  TemplateInput,
} from '../template-input/template-input'
import { MISSING_GLYPH } from '../font-coverage/replace-missing-glyphs'

/** A part of a page that a template may fail to draw, with its replacements. */
export type Part = {
  /** The field of the resume it comes from: `sections[0].items[1].text`. */
  field: string
  /** Removes its marks and links and keeps its words; missing for a part without any. */
  makePlain?(model: TemplateInput): void
  /** Replaces it by 〓. */
  makeBlank(model: TemplateInput): void
}

/**
 * Every text of a page model, and its photo. `model` is buildPageModel's result for `resume`, without hidden
 * parts.
 */
export function partsOf(model: TemplateInput, resume: Resume): Part[] {
  const headline: Part = {
    field: 'intention.position',
    makeBlank: (to) => (to.headline = MISSING_GLYPH),
  }
  return [
    ...(model.photo
      ? [{ field: 'basics.photo', makeBlank: (to: TemplateInput) => void (to.photo = null) }]
      : []),
    ...(model.name
      ? [{ field: 'basics.name', makeBlank: (to: TemplateInput) => void (to.name = MISSING_GLYPH) }]
      : []),
    ...(model.headline ? [headline] : []),
    ...contactParts(model.contacts, resume.basics),
    ...factParts(model.facts, resume.basics),
    ...model.intention.map(({ key }, i) => ({
      field: `intention.${key}`,
      makeBlank: (to: TemplateInput) => void (to.intention[i]!.text = MISSING_GLYPH),
    })),
    ...sectionParts(model, resume),
  ]
}

function contactParts(contacts: Contact[], { links }: Basics): Part[] {
  const shown = links.flatMap(({ url }, i) => (linkOf(url)?.text ? [i] : []))
  return contacts.map(({ kind, url }, i) => ({
    field: kind === 'link' ? `basics.links[${shown.shift()}].url` : `basics.${kind}`,
    ...(url !== null && { makePlain: (to: TemplateInput) => void (to.contacts[i]!.url = null) }),
    makeBlank(to) {
      const label = kind === 'link' ? MISSING_GLYPH : contacts[i]!.label
      to.contacts[i] = { kind, label, text: MISSING_GLYPH, url: null }
    },
  }))
}

function factParts(facts: LabelledText[], { custom }: Basics): Part[] {
  const shown = custom.flatMap(({ value }, i) => (value === '' ? [] : [i]))
  return facts.map(({ key, label }, i) => ({
    field: key === 'custom' ? `basics.custom[${shown.shift()}].value` : `basics.${key}`,
    makeBlank(to) {
      to.facts[i] = { key, label: key === 'custom' ? MISSING_GLYPH : label, text: MISSING_GLYPH }
    },
  }))
}

function sectionParts(model: TemplateInput, { sections }: Resume): Part[] {
  return model.sections.flatMap(({ id, entries }, s) => {
    const at = sections.findIndex((section) => section.id === id)
    const items = sections[at]?.items ?? []
    const heading: Part = {
      field: `sections[${at}].title`,
      makeBlank: (to) => void (to.sections[s]!.title = MISSING_GLYPH),
    }
    return [
      heading,
      ...entries.flatMap((entry, e) => {
        const name = `sections[${at}].items[${items.findIndex((item) => item.id === entry.id)}]`
        return entryParts(entry, name, (to) => to.sections[s]!.entries[e]!)
      }),
    ]
  })
}

const lines = ['title', 'subtitle', 'tag', 'place', 'date', 'note'] as const

function entryParts(entry: PageEntry, name: string, of: (model: TemplateInput) => PageEntry): Part[] {
  const parts: Part[] = lines
    .filter((line) => entry[line] !== '')
    .map((line) => ({
      field: `${name}.${line === 'date' ? 'from' : line}`,
      makeBlank: (to) => void (of(to)[line] = MISSING_GLYPH),
    }))
  if (entry.picture) parts.push({ field: `${name}.picture`, makeBlank: (to) => void delete of(to).picture })
  if (entry.link) parts.push({ field: `${name}.link`, makeBlank: (to) => void (of(to).link = null) })
  if (entry.text.length > 0)
    parts.push({
      field: `${name}.text`,
      makePlain: (to) =>
        void (of(to).text = toPlainText(entry.text).split('\n').filter(Boolean).map(paragraph)),
      makeBlank: (to) => void (of(to).text = [paragraph(MISSING_GLYPH)]),
    })
  return parts
}

const paragraph = (text: string): PageBlock => ({ type: 'paragraph', runs: [{ text }] })
