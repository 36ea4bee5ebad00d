import type { Resume } from '#contract/resume'

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const mobile = /(?<!\d)(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g

/**
 * A resume for strangers: phone and mail masked, wherever in it they stand. A web address stays: who follows it leaves
 * what its owner has put there.
 */
export function maskedContacts(resume: Resume): Resume {
  const own = [resume.basics.phone].filter(Boolean)
  const mask = (text: string) =>
    own
      .reduce((masked, phone) => masked.replaceAll(phone, () => maskPhone(phone)), text)
      .replace(email, maskEmail)
      .replace(mobile, maskPhone)
  const copy = structuredClone(resume)
  copy.basics.phone = maskPhone(resume.basics.phone)
  return maskAll(copy, mask) as Resume
}

const left = new Set(['id', 'photo', 'kind', 'style', 'schemaVersion', 'scenario', 'assisted'])

function maskAll(value: unknown, mask: (text: string) => string, key = ''): unknown {
  if (left.has(key)) return value
  if (typeof value === 'string')
    return /^(url|link)$/.test(key) && !/^mailto:/i.test(value) ? value : mask(value)
  if (Array.isArray(value)) return value.map((part) => maskAll(part, mask))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskAll(part, mask, name)]))
}

/** `138****5678`: a third of the digits from either end stays, at most three and four. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length
  const head = Math.min(3, Math.floor(digits / 3))
  const tail = Math.min(4, Math.ceil(digits / 3))
  let seen = 0
  return phone.replace(/\d/g, (digit) => {
    const place = seen++
    return place < head || place >= digits - tail ? digit : '*'
  })
}

/** `w***@example.com` */
export function maskEmail(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${[...name][0] ?? ''}***@${host}`
}
