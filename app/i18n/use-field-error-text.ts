import { useTranslation } from 'react-i18next'
import { fillFieldError, type FieldErrorCode } from '#contract/validation/field-error-codes'

/** Returns what turns an encoded error of a field into its message, in the language of the page alone. */
export function useFieldErrorText(): (encoded: string) => string {
  const { t } = useTranslation('field-errors')
  return (encoded) => fillFieldError(t([encoded.split(':', 1)[0] as FieldErrorCode, 'wrongType']), encoded)
}
