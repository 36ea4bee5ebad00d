import { isEmailAddress, escapeUrl } from '#contract/validation/email-and-url'
import { formatMonth } from '#contract/resume/month'
import type { Basics, Intention } from '#contract/resume/resume'
import type { Contact, LabelledText, PageLink, TemplateInput } from './template-input'
import { contactLabels, personalDetailLabels } from './label-texts'

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
    })),
  ]
  return contacts.filter((contact) => contact.text !== '')
}

/** The personal details of Chinese applications, then the custom fields. */
export function personalDetailsOf(basics: Basics, lang: Language): LabelledText[] {
  const values = {
    gender: basics.gender,
    birth: formatMonth(basics.birth),
    ethnicity: basics.ethnicity,
    politicalStatus: basics.politicalStatus,
    hukou: basics.hukou,
    marital: basics.marital,
    height: basics.heightCm && `${basics.heightCm} cm`,
    weight: basics.weightKg && `${basics.weightKg} kg`,
  }
  return [
    ...withLabels(values, lang),
    ...basics.custom
      .filter((field) => field.value !== '')
      .map((field) => ({ key: 'custom', label: field.label, text: field.value })),
  ]
}

export function intentionOf(intention: Intention, lang: Language): LabelledText[] {
  const { position, cities, salary, availability, status } = intention
  const joined = cities.filter(Boolean).join(lang === 'zh' ? '、' : ', ')
  return withLabels({ position, cities: joined, salary, availability, status }, lang)
}

/** A URL as it is displayed (without scheme, `www.` and trailing slash) and linked. null for an empty one. */
export function linkOf(url: string): PageLink | null {
  if (url === '') return null
  const whole = /^(https?:\/\/|mailto:)/i.test(url) ? url : `https://${url}`
  return {
    text: whole.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, '').replace(/\/$/, ''),
    url: escapeUrl(whole),
  }
}

function withLabels(
  values: Partial<Record<keyof (typeof personalDetailLabels)['zh'], string>>,
  lang: Language,
): LabelledText[] {
  return Object.entries(values)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => ({
      key,
      label: personalDetailLabels[lang][key as keyof (typeof personalDetailLabels)['zh']],
      text,
    }))
}

function mailUrl(email: string): string | null {
  return isEmailAddress(email) ? escapeUrl(`mailto:${email}`) : null
}

function phoneUrl(phone: string): string | null {
  const digits = phone.replace(/[\s()-]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null
}
