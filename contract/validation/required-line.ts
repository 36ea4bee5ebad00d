import { z } from 'zod'
import { cleanLine } from './clean-text'
import { fieldError } from './field-error-codes'

/** One line that must not be empty, cleaned, with at most `max` characters. */
export const requiredLine = (max: number) =>
  z
    .string(fieldError('required'))
    .transform(cleanLine)
    .pipe(z.string().min(1, fieldError('required')).max(max, fieldError('tooLong', max)))
