import { isEmailAddress, safeAddress } from '#contract/addresses'
import { showMonth } from '#contract/month'
import type { Basics, Intention } from '#contract/resume'
import type { Contact, Fact, PageLink, PageModel } from './page-model'
import { contactNames, factNames } from './section-names'

type Language = PageModel['lang']

/** Phone, e-mail, city, links: what is there, in the order a recruiter reaches for it. */
export function contactsOf(basics: Basics, lang: Language): Contact[] {
  const names = contactNames[lang]
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

/** The personal facts a Chinese application may ask for, then the owner's own fields. */
export function factsOf(basics: Basics, lang: Language): Fact[] {
  const said = {
    gender: basics.gender,
    birth: showMonth(basics.birth),
    ethnicity: basics.ethnicity,
    politicalStatus: basics.politicalStatus,
    hukou: basics.hukou,
    marital: basics.marital,
    height: basics.heightCm && `${basics.heightCm} cm`,
    weight: basics.weightKg && `${basics.weightKg} kg`,
  }
  return [
    ...labelled(said, lang),
    ...basics.custom
      .filter((field) => field.value !== '')
      .map((field) => ({ key: 'custom', label: field.label, text: field.value })),
  ]
}

export function intentionOf(intention: Intention, lang: Language): Fact[] {
  const { position, cities, salary, availability, status } = intention
  const joined = cities.filter(Boolean).join(lang === 'zh' ? '、' : ', ')
  return labelled({ position, cities: joined, salary, availability, status }, lang)
}

/** A web address as it is shown (without scheme, `www.` and closing slash) and followed. An empty one is null. */
export function linkOf(url: string): PageLink | null {
  if (url === '') return null
  const whole = /^(https?:\/\/|mailto:)/i.test(url) ? url : `https://${url}`
  return {
    text: whole.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, '').replace(/\/$/, ''),
    url: safeAddress(whole),
  }
}

function labelled(said: Partial<Record<keyof (typeof factNames)['zh'], string>>, lang: Language): Fact[] {
  return Object.entries(said)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => ({ key, label: factNames[lang][key as keyof (typeof factNames)['zh']], text }))
}

function mailUrl(email: string): string | null {
  return isEmailAddress(email) ? safeAddress(`mailto:${email}`) : null
}

function phoneUrl(phone: string): string | null {
  const digits = phone.replace(/[\s()-]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null
}
