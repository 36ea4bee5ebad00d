import { enFieldErrors } from './field-error-texts/en'
import { zhFieldErrors } from './field-error-texts/zh'

/**
 * Errors of an input field. A schema names an error as `code` or `code:argument` (`tooLong:200`); formatFieldError turns it into
 * a message on the server, useFieldErrorText (app/i18n/use-field-error-text.ts) in a page.
 */
export type FieldErrorCode = keyof typeof zhFieldErrors
export type Language = 'zh' | 'en'

/** Encodes an error code with its argument as one string that survives JSON and zod. */
export function fieldError(code: FieldErrorCode, argument?: string | number): string {
  return argument === undefined ? code : `${code}:${argument}`
}

/** The message for an encoded error; an unknown code reads as wrongType. */
export function formatFieldError(encoded: string, language: Language): string {
  const messages = language === 'en' ? enFieldErrors : zhFieldErrors
  const [code = ''] = encoded.split(':', 1)
  const message = Object.hasOwn(messages, code) ? messages[code as FieldErrorCode] : messages.wrongType
  return fillFieldError(message, encoded)
}

/** A message with the argument of an encoded error in its place. */
export function fillFieldError(message: string, encoded: string): string {
  return message.replace('{0}', () => encoded.slice(encoded.indexOf(':') + 1))
}
