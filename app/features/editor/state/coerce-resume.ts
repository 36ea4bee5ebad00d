import { parseCities } from '#contract/resume/parse-cities'
import { emptyResume, emptyItem } from '#resume-model/empty-resume'
import type { Item, Resume, Section } from '#contract/resume/resume'
import { ITEM_TEXT_FIELDS, SECTION_COLUMNS, SECTION_KINDS } from '#contract/resume/section-kinds'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { isRecord, recordsIn, overlayTexts } from './unknown-guards'

/**
 * Returns a document in the shape of a Resume, its texts exactly as typed, valid or not. Missing or mistyped
 * values become empty, so that a broken document can still be shown and repaired.
 */
export function coerceResume(typed: unknown): Resume {
  const blank = emptyResume(DEFAULT_STYLE)
  const from = isRecord(typed) ? typed : {}
  const basics = isRecord(from.basics) ? from.basics : {}
  const intention = isRecord(from.intention) ? from.intention : {}
  const style = isRecord(from.style) ? from.style : {}
  return {
    schemaVersion: 1,
    basics: {
      ...overlayTexts(blank.basics, basics),
      links: recordsIn(basics.links).map((link, i) =>
        overlayTexts({ id: `link-${i}`, label: '', url: '' }, link),
      ),
      custom: recordsIn(basics.custom).map((field, i) =>
        overlayTexts({ id: `custom-${i}`, label: '', value: '' }, field),
      ),
    },
    intention: { ...overlayTexts(blank.intention, intention), cities: coerceCities(intention.cities) },
    sections: recordsIn(from.sections).map(coerceSection),
    style: { ...overlayTexts(DEFAULT_STYLE, style), icons: style.icons !== false },
    ...(typeof from.scenario === 'string' && { scenario: from.scenario }),
    ...coerceTexts(from, 'dismissed'),
    ...coerceTexts(from, 'sampleEntries'),
    ...(from.assisted === true && { assisted: true as const }),
  }
}

function coerceSection(section: Record<string, unknown>, index: number): Section {
  const kind = SECTION_KINDS.find((name) => name === section.kind) ?? 'custom'
  const column = SECTION_COLUMNS.find((name) => name === section.column)
  const texts = overlayTexts({ id: `section-${index}`, title: '' }, section)
  return {
    ...texts,
    kind,
    visible: section.visible !== false,
    ...(section.keep === true && { keep: true as const }),
    ...(column && { column }),
    ...(section.assisted === true && { assisted: true as const }),
    items: recordsIn(section.items).map((item, i) => coerceItem(item, `${texts.id}-${i}`)),
  }
}

function coerceItem(item: Record<string, unknown>, id: string): Item {
  return {
    ...overlayTexts(emptyItem(id), item),
    visible: item.visible !== false,
    ...(typeof item.picture === 'string' && item.picture !== '' && { picture: item.picture }),
    ...(item.breakBefore === true && { breakBefore: true as const }),
    ...(item.keep === true && { keep: true as const }),
    ...coerceAssisted(item),
  }
}

/** Usually absent, and then not added. */
function coerceTexts<Name extends 'dismissed' | 'sampleEntries'>(
  from: Record<string, unknown>,
  name: Name,
): Pick<Resume, Name> | undefined {
  const texts = from[name]
  if (!Array.isArray(texts)) return undefined
  return { [name]: texts.filter((text) => typeof text === 'string') } as Pick<Resume, Name>
}

function coerceAssisted({ assisted }: Record<string, unknown>): Pick<Item, 'assisted'> {
  const names = Array.isArray(assisted) ? ITEM_TEXT_FIELDS.filter((name) => assisted.includes(name)) : []
  return names.length > 0 ? { assisted: names } : {}
}

function coerceCities(cities: unknown): string[] {
  if (typeof cities === 'string') return parseCities(cities)
  return Array.isArray(cities) ? cities.filter((city) => typeof city === 'string') : []
}
