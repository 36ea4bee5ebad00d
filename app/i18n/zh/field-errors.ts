import { zhFieldErrors } from '#contract/validation/field-error-texts/zh'

export const texts = zhFieldErrors
