import type { ArticleContent } from '#contract/admin/admin-article'
import type { FieldErrors } from '#contract/http/envelope'
import { fieldError } from '#contract/validation/field-error-codes'
import { pictureIdOf, picturesOf } from './article-content'

/** As BlogSummary has it. */
const minTitle = 4
const minSummary = 10

/** What an article lacks before readers may see it, by field. */
export function publishProblems({
  title,
  summary,
  tags,
  text,
  cover,
  coverAlt,
}: ArticleContent): FieldErrors {
  const pictures = picturesOf(text)
  const foreign = pictures.find(({ address }) => !pictureIdOf(address))
  const problems: [field: string, problem: string | false][] = [
    ['title', title.length < minTitle && fieldError('tooShort', minTitle)],
    ['summary', summary.length < minSummary && fieldError('tooShort', minSummary)],
    ['tags', tags.length === 0 && fieldError('required')],
    ['text', text === '' && fieldError('required')],
    ['text', foreign !== undefined && fieldError('pictureSource', foreign.address)],
    ['text', pictures.some(({ alt }) => alt === '') && fieldError('pictureAlt')],
    ['coverAlt', cover !== '' && coverAlt === '' && fieldError('required')],
  ]
  const errors: FieldErrors = {}
  for (const [field, problem] of problems) if (problem) errors[field] ??= problem
  return errors
}
