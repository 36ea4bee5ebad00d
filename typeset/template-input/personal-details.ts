import { isEmailAddress, escapeUrl } from '#contract/validation/email-and-url'
import {
  PERSONAL_DETAILS,
  type PersonalDetail,
  personalDetails,
} from '#contract/resume/optional-personal-details'
import type { EnglishDates } from '#contract/resume/style-options'
import { doiOf, doiUrl } from '#contract/validation/doi'
import type { Basics, Intention } from '#contract/resume/resume'
import type { Contact, LabelledText, PageLink, TemplateInput } from './template-input'
import { contactLabels, intentionLabels, monthText } from './label-texts'

type Language = TemplateInput['lang']

/** Phone, e-mail, city, links: what is filled in, in the order recruiters expect. */
export function contactsOf(basics: Basics, lang: Language): Contact[] {
  const names = contactLabels[lang]
  const contacts: Contact[] = [
    { kind: 'phone', label: names.phone, text: basics.phone, url: phoneUrl(basics.phone) },
    { kind: 'email', label: names.email, text: basics.email, url: mailUrl(basics.email) },
    { kind: 'city', label: names.city, text: basics.city, url: null },
    ...basics.links.map(({ label, url }): Contact => ({
      kind: 'link',
      label: label || names.link,
      text: linkOf(url)?.text ?? '',
      url: linkOf(url)?.url ?? null,
      ...(label !== '' && { ownLabel: true }),
    })),
  ]
  return contacts.filter((contact) => contact.text !== '')
}

/** The personal details of Chinese applications, then the custom fields. */
export function personalDetailsOf(
  basics: Basics,
  lang: Language,
  englishDates: EnglishDates,
): LabelledText[] {
  return [
    ...drawnDetails.map((key) => {
      const { label, pageLabel = label } = personalDetails[key]
      return { key, label: pageLabel[lang], text: detailText(key, basics[key], lang, englishDates) }
    }),
    ...basics.custom.map((field) => ({ key: 'custom', label: field.label, text: field.value })),
  ].filter(({ text }) => text !== '')
}

const drawnDetails = [...PERSONAL_DETAILS].sort(
  (a, b) => personalDetails[a].pageOrder - personalDetails[b].pageOrder,
)

function detailText(key: PersonalDetail, value: string, lang: Language, englishDates: EnglishDates): string {
  const { input } = personalDetails[key]
  if (input.kind === 'month') return monthText(value, lang, englishDates)
  return input.kind === 'number' && value !== '' ? `${value} ${input.unit}` : value
}

export function intentionOf(intention: Intention, lang: Language): LabelledText[] {
  const cities = intention.cities.filter(Boolean).join(lang === 'zh' ? '、' : ', ')
  const texts = { ...intention, cities }
  // In the order of the labels.
  return Object.entries(intentionLabels[lang])
    .map(([key, label]) => {
      const text = texts[key as keyof Intention]
      // The position is drawn without its label.
      return key === 'position' ? { key, label, text } : { key, ...withOwnLabel(label, text) }
    })
    .filter(({ text }) => text !== '')
}

/** “研究兴趣：公司金融” says itself what it is. */
function withOwnLabel(label: string, text: string): Omit<LabelledText, 'key'> {
  const [, ownLabel, value] =
    /^(\p{Script=Han}{2,6}|[A-Z][A-Za-z ]{1,24})(?:：|: )(?=\S)(.+)$/u.exec(text) ?? []
  return ownLabel !== undefined && value !== undefined
    ? { label: ownLabel, text: value, ownLabel: true }
    : { label, text }
}

/** A URL as it is displayed (without scheme, `www.` and trailing slash) and linked, a DOI as `doi:10.1000/182`. null for an empty one. */
export function linkOf(url: string): PageLink | null {
  if (url === '') return null
  const doi = doiOf(url)
  if (doi !== undefined) return { text: `doi:${doi}`, url: escapeUrl(doiUrl(doi)) }
  const whole = /^(https?:\/\/|mailto:)/i.test(url) ? url : `https://${url}`
  return {
    text: whole.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, '').replace(/\/$/, ''),
    url: escapeUrl(whole),
  }
}

function mailUrl(email: string): string | null {
  return isEmailAddress(email) ? escapeUrl(`mailto:${email}`) : null
}

function phoneUrl(phone: string): string | null {
  const digits = phone.replace(/[\s()-]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null
}
