import { readCities } from '#contract/cities'
import { blankResume, emptyItem } from '#contract/new-resume'
import type { Item, Resume, Section } from '#contract/resume'
import { ITEM_TEXTS, SECTION_KIND_NAMES } from '#contract/section-kinds'
import { DEFAULT_STYLE } from '#contract/default-style'
import { isRecord, records, textsLike } from './loose'

/**
 * A document as the editor works on it: the shape of a Resume, its texts exactly as typed, valid or not.
 * What is missing or of another type is empty, so that a half-broken document can still be shown and mended.
 */
export function workingResume(typed: unknown): Resume {
  const blank = blankResume(DEFAULT_STYLE)
  const from = isRecord(typed) ? typed : {}
  const basics = isRecord(from.basics) ? from.basics : {}
  const intention = isRecord(from.intention) ? from.intention : {}
  return {
    schemaVersion: 1,
    basics: {
      ...textsLike(blank.basics, basics),
      links: records(basics.links).map((link, i) => textsLike({ id: `link-${i}`, label: '', url: '' }, link)),
      custom: records(basics.custom).map((field, i) =>
        textsLike({ id: `custom-${i}`, label: '', value: '' }, field),
      ),
    },
    intention: { ...textsLike(blank.intention, intention), cities: citiesOf(intention.cities) },
    sections: records(from.sections).map(workingSection),
    style: textsLike(DEFAULT_STYLE, isRecord(from.style) ? from.style : {}),
    ...(typeof from.scenario === 'string' && { scenario: from.scenario }),
    ...dismissedIn(from),
    ...(from.assisted === true && { assisted: true as const }),
  }
}

function workingSection(section: Record<string, unknown>, index: number): Section {
  const kind = SECTION_KIND_NAMES.find((name) => name === section.kind) ?? 'custom'
  const texts = textsLike({ id: `section-${index}`, title: '' }, section)
  return {
    ...texts,
    kind,
    visible: section.visible !== false,
    ...(section.keep === true && { keep: true as const }),
    ...(section.assisted === true && { assisted: true as const }),
    items: records(section.items).map((item, i) => workingItem(item, `${texts.id}-${i}`)),
  }
}

function workingItem(item: Record<string, unknown>, id: string): Item {
  return {
    ...textsLike(emptyItem(id), item),
    visible: item.visible !== false,
    ...(item.breakBefore === true && { breakBefore: true as const }),
    ...(item.keep === true && { keep: true as const }),
    ...assistedIn(item),
  }
}

/** Absent in most, and then it stays absent. */
function dismissedIn({ dismissed }: Record<string, unknown>): Pick<Resume, 'dismissed'> {
  if (!Array.isArray(dismissed)) return {}
  return { dismissed: dismissed.filter((id) => typeof id === 'string') }
}

function assistedIn({ assisted }: Record<string, unknown>): Pick<Item, 'assisted'> {
  const names = Array.isArray(assisted) ? ITEM_TEXTS.filter((name) => assisted.includes(name)) : []
  return names.length > 0 ? { assisted: names } : {}
}

function citiesOf(cities: unknown): string[] {
  if (typeof cities === 'string') return readCities(cities)
  return Array.isArray(cities) ? cities.filter((city) => typeof city === 'string') : []
}
