import { enFieldErrors } from '#contract/validation/field-error-texts/en'

export const texts = enFieldErrors
