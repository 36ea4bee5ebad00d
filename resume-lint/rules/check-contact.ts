import { normalizePhone } from '#contract/account/normalize-phone'
import type { Resume } from '#contract/resume/resume'
import { finding, type Finding } from '../finding'
import { linesOf, type ShownEntry } from '../shown-entries'

/** Domains, each with how it is mistyped. */
const typosByDomain: Record<string, string[]> = {
  'qq.com': ['qq.con', 'qq.co', 'qq.cm', 'qq.cn'],
  '163.com': ['163.con', '163.co', '163.cm'],
  '126.com': ['126.con', '126.cm'],
  'foxmail.com': ['foxmail.con'],
  'gmail.com': ['gmail.con', 'gmail.co', 'gmial.com', 'gamil.com', 'gmai.com'],
  'hotmail.com': ['hotmial.com', 'hotmail.con'],
  'outlook.com': ['outlok.com', 'outlook.con'],
  'sina.com': ['sina.con'],
}

/** Names that nobody can have (RFC 2606): those of our samples, and of people who copied one. */
const reservedDomain = /(?:^|[@/.])example\.(?:com|net|org|cn|edu)(?![\w-]|\.\w)/i

/** Placeholder phone numbers. */
const placeholderPhones = /^1(\d)\1{9}$|^13800138000$/
/** The numbers of our samples, also with a digit lost. */
const samplePhones = /^1380000\d{3,4}$/
const idCard = /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/

/** Checks that a recruiter can reach the person and sees the position. */
export function checkContact(
  resume: Resume,
  entries: ShownEntry[],
  { abroad }: { abroad: boolean },
): Finding[] {
  const { basics, intention } = resume
  const phone = basics.phone.trim()
  const mail = basics.email.trim()
  const found: Finding[] = []
  if (basics.name.trim() === '') found.push(finding('noName', { path: 'basics.name' }))
  if (phone === '' && mail === '') found.push(finding('noContact', { path: 'basics.phone' }))
  else if (phone === '' && !abroad) found.push(finding('noPhone', { path: 'basics.phone' }))
  else if (mail === '') found.push(finding('noMail', { path: 'basics.email' }))
  if (phone !== '' && !isPhone(phone)) found.push(invalidPhoneFinding(phone))
  if (mail !== '') found.push(...checkMail(mail, abroad))
  // English resumes rarely state one.
  if (intention.position.trim() === '' && !abroad)
    found.push(finding('noPosition', { path: 'intention.position' }))
  return [...found, ...linkFindings(resume, entries), ...idNumberFindings(resume, entries)]
}

/**
 * Whether a text has only phone numbers: a mainland mobile, a landline with area code, or an international
 * number; several may be separated.
 */
function isPhone(input: string): boolean {
  return input.split(/[/、，,;；|]/).every((one) => {
    const plainDigits = normalizePhone(one)
    if (placeholderPhones.test(plainDigits)) return false
    return /^1[3-9]\d{9}$|^0\d{9,11}$|^\d{8}$|^(?:\+|00)\d{7,15}$/.test(plainDigits)
  })
}

function invalidPhoneFinding(input: string): Finding {
  const halfWidth = input.normalize('NFKC').replace(/[Oo]/g, '0').replace(/[Il]/g, '1')
  const fix =
    halfWidth !== input && isPhone(halfWidth) ? [{ path: 'basics.phone', value: halfWidth }] : undefined
  const plainDigits = normalizePhone(input)
  const values = {
    phone: input,
    digits: plainDigits.length,
    ...([placeholderPhones, samplePhones].some((phones) => phones.test(plainDigits)) && { sample: 1 }),
  }
  return finding('oddPhone', { path: 'basics.phone' }, values, fix)
}

function checkMail(input: string, abroad: boolean): Finding[] {
  const path = 'basics.email'
  const plainDigits = input
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[。，,]/g, '.')
  const at = plainDigits.lastIndexOf('@')
  const domain = plainDigits.slice(at + 1).toLowerCase()
  const meant = Object.keys(typosByDomain).find((right) => typosByDomain[right]!.includes(domain))
  const corrected = meant ? plainDigits.slice(0, at + 1) + meant : plainDigits
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(corrected))
    return [finding('oddMail', { path }, { mail: input })]
  if (corrected !== input)
    return [finding('oddMail', { path }, { mail: input, meant: corrected }, [{ path, value: corrected }])]
  if (reservedDomain.test(corrected)) return [finding('sampleAddress', { path }, { address: input })]
  return abroad && /^\d{5,}@qq\.com$/i.test(input) ? [finding('numberMail', { path }, { mail: input })] : []
}

/** An address of this computer or its network, or a file on it. */
const localAddress =
  /^(?:file:|(?:https?:\/\/)?(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+)(?:[:/]|$))/i

function linkFindings({ basics }: Resume, entries: ShownEntry[]): Finding[] {
  const links = [
    ...basics.links.map(({ url }, i) => ({ path: `basics.links[${i}].url`, ownerId: '', url })),
    ...entries.map(({ item, name }) => ({ path: `${name}.link`, ownerId: item.id, url: item.link })),
  ]
  return links.flatMap(({ path, ownerId, url }) => {
    const link = url.trim()
    if (localAddress.test(link)) return [finding('localLink', { path, ownerId }, { link })]
    return reservedDomain.test(link) ? [finding('sampleAddress', { path, ownerId }, { address: link })] : []
  })
}

/** An identity card number does not belong on a resume, because files get passed on. */
function idNumberFindings(resume: Resume, entries: ShownEntry[]): Finding[] {
  const customFields = resume.basics.custom.map(({ value }, i) => ({
    path: `basics.custom[${i}].value`,
    ownerId: '',
    lines: linesOf(value),
  }))
  const candidates = entries
    .flatMap(({ texts }) => texts)
    .map(({ path, ownerId, field, text, lines }) => ({
      ...{ path, ownerId },
      lines: field === 'text' ? lines : linesOf(text),
    }))
  return [...customFields, ...candidates]
    .filter(({ lines }) => lines.some((line) => idCard.test(line)))
    .map(({ path, ownerId }) => finding('secretNumber', { path, ownerId }))
}
