import type { MaskKind } from '#contract/sharing/mask-kinds'
import { personalDetailRules } from '#contract/resume/personal-detail-rules'
import { mapPersonalDetails } from '#contract/resume/optional-personal-details'
import type { Basics, CustomField, Item, Resume, Section } from '#contract/resume/resume'
import { ITEM_TEXT_FIELDS } from '#contract/resume/section-kinds'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { z } from 'zod'
import { folded } from './fold-text'
import { knownValues } from './known-values'
import { ethnicGroups, kindsOfLabel, maritalWords } from './field-labels'
import { partlyMaskPhone } from './partly-mask-phone'
import { isPersonalUrl } from './personal-urls'
import { createTextMasker, type TextMasker } from './text-masker'

/**
 * Increment whenever the rules find something else, so that copies masked by older rules are replaced
 * (mask-shared-resumes.ts).
 */
export const maskingRulesVersion = 2

/** A few ms of work. */
const charactersPerSlice = 5_000

/**
 * A resume for visitors of a share link: data of the hidden kinds is removed from its fields, from custom
 * fields and from every text; so is everything that no page shows. The result is a valid resume. Linear in
 * its size; long resumes are masked in slices, so that the event loop can serve other requests.
 */
export async function maskResume(resume: Resume, hidden: readonly MaskKind[]): Promise<Resume> {
  const known = knownValues(resume)
  const masker = createTextMasker(hidden, known)
  const isHidden = (kind: MaskKind) => hidden.includes(kind)
  const { mask } = masker
  const { basics, intention } = resume
  const sections: Section[] = []
  let sincePause = 0
  for (const section of resume.sections.filter(({ visible }) => visible)) {
    const items: Item[] = []
    for (const item of section.items.filter(({ visible }) => visible)) {
      const { length } = ITEM_TEXT_FIELDS.map((name) => item[name]).join('')
      if ((sincePause += length) > charactersPerSlice) {
        await nextTurn()
        sincePause = length
      }
      items.push(maskItem(item))
    }
    sections.push({ ...section, title: mask(section.title), items })
  }
  const masked: Resume = {
    ...resume,
    basics: maskBasics(basics, hidden, masker),
    intention: {
      position: mask(intention.position),
      cities: intention.cities.map(mask),
      salary: isHidden('salary') ? '' : mask(intention.salary),
      availability: mask(intention.availability),
      status: mask(intention.status),
    },
    sections,
  }
  delete masked.dismissed
  delete masked.sampleEntries
  return masked

  function maskItem(item: Item): Item {
    const namesOwner = isHidden('links') && isPersonalUrl(folded(item.link), known.names)
    const texts = Object.fromEntries(ITEM_TEXT_FIELDS.map((name) => [name, mask(item[name])]))
    return { ...item, ...texts, link: namesOwner ? '' : emptyIfMasked(item.link, masker) }
  }
}

function maskBasics(basics: Basics, hidden: readonly MaskKind[], masker: TextMasker): Basics {
  const { mask } = masker
  const unlessHidden = (kind: MaskKind, value: string) => (hidden.includes(kind) ? '' : value)
  const hidesLinks = hidden.includes('links')
  return {
    ...basics,
    name: mask(basics.name),
    phone: hidden.includes('phone') ? partlyMaskPhone(basics.phone) : mask(basics.phone),
    email:
      isQqMail(basics.email) && hidden.includes('qq')
        ? ''
        : unlessHidden('email', emptyIfMasked(basics.email, masker)),
    city: mask(basics.city),
    ...mapPersonalDetails(({ input }, key) => {
      const { maskKind } = personalDetailRules[key]
      if (maskKind && hidden.includes(maskKind)) return ''
      return input.kind === 'line' ? mask(basics[key]) : basics[key]
    }),
    links: hidesLinks
      ? []
      : basics.links
          .filter(({ url }) => emptyIfMasked(url, masker) === url)
          .map((link) => ({ ...link, label: mask(link.label) })),
    custom: basics.custom
      .filter((field) => !kindsOfField(field).some((kind) => hidden.includes(kind)))
      .map((field) => ({ ...field, label: mask(field.label), value: mask(field.value) })),
  }
}

/** For values with a syntax of their own, which cannot contain a mask: they stay whole or become empty. */
function emptyIfMasked(text: string, { spansOf }: TextMasker): string {
  return spansOf(text).length > 0 ? '' : text
}

/** An address at qq.com contains its owner's QQ number. */
function isQqMail(email: string): boolean {
  return /^\d{5,11}@(?:vip\.)?(?:qq|foxmail)\.com$/.test(folded(email))
}

/** The kinds of a custom field: by its label, or by the format of its whole value. */
export function kindsOfField({
  label,
  value,
}: Pick<z.infer<typeof CustomField>, 'label' | 'value'>): MaskKind[] {
  const named = kindsOfLabel(label)
  return named.length > 0 ? named : kindsOfFormat(folded(value).trim())
}

function kindsOfFormat(value: string): MaskKind[] {
  if (/^\d{5,11}$/.test(value)) return ['qq', 'phone']
  if (/^wxid_/.test(value)) return ['wechat']
  if (/^\d{3} ?(?:cm|厘米|公分)$/.test(value)) return ['height']
  if (/^\d{2,3} ?(?:kg|公斤|千克|斤)$/.test(value)) return ['weight']
  if (ethnicGroups.some((name) => value === name || value === `${name}族`)) return ['ethnicity']
  if (maritalWords.includes(value)) return ['marital']
  if (/^\d[\d.]* ?[-~] ?\d[\d.]* ?[kw万千]/.test(value)) return ['salary']
  if (/^(?:https?:\/\/|www\.)/.test(value)) return ['links']
  return /[路街巷弄道村镇苑园].{0,12}\d+ ?[号弄栋幢室]/.test(value) ? ['address'] : []
}
