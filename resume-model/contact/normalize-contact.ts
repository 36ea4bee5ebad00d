import { normalizePhone } from '#contract/account/normalize-phone'
import { isEmailAddress } from '#contract/validation/email-and-url'
import { fieldError } from '#contract/validation/field-error-codes'

const mobile = /^1[3-9]\d{9}$/
const separators = /[/、，,;；|]/

/**
 * A typed phone as it is printed: `138 1234 5678`; several are set apart by ` / `. What is no mainland mobile keeps its
 * own groups. `keepsCountry`: +86 stays, as an English resume is read abroad.
 */
export function formatPhone(typed: string, keepsCountry = false): string {
  const phones = typed.split(separators).map((one) => formatOnePhone(one, keepsCountry))
  // Separators alone are somebody's text too.
  return phones.filter(Boolean).join(' / ') || typed.trim()
}

function formatOnePhone(typed: string, keepsCountry: boolean): string {
  const digits = normalizePhone(typed.replace(/。/g, '.'))
  const plain = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (!mobile.test(digits))
    return /^[\d\s()+.-]+$/.test(plain) && /\d/.test(plain) ? withoutEnd(plain, '.- ') : typed.trim()
  const country = keepsCountry && /^(?:\+|00) ?86/.test(plain) ? '+86 ' : ''
  return `${country}${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`
}

/** Why a phone cannot be right, as a code of field-error-codes.ts: a mobile of too few or too many digits, or no number. */
export function phoneProblem(typed: string): string | undefined {
  for (const one of typed.split(separators).filter((part) => part.trim() !== '')) {
    const digits = normalizePhone(one.replace(/。/g, '.'))
    if (!/^\+?\d+$/.test(digits)) return fieldError('phoneText')
    if (/^1[3-9]/.test(digits) && digits.length !== 11) return fieldError('phoneDigits', digits.length)
    if (digits.length < 5 || digits.length > 16) return fieldError('phoneText')
  }
  return undefined
}

/**
 * A typed e-mail address as it is printed: half-width, without blanks and without what follows it in a sentence. A text
 * that is none even then is returned unchanged.
 */
export function normalizeEmail(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/。/g, '.')
    .replace(/^(?:mailto:|<)/i, '')
  const ended = withoutEnd(plain, '.,;:、>')
  return isEmailAddress(ended) ? ended : typed
}

function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}

export function emailProblem(typed: string): string | undefined {
  return typed.trim() === '' || isEmailAddress(typed.trim()) ? undefined : fieldError('email')
}
