import { parseCities } from '#contract/resume/parse-cities'
import { parseMonth } from '#contract/resume/month'
import { type PersonalDetail, personalDetails } from '#contract/resume/optional-personal-details'
import { Basics, ResumeLink, type Resume } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { characterCount } from '../line'
import { targetOfLabel, type LabelTarget } from './field-labels'
import { normalizeDates } from './normalize-dates'

/** The parts of a resume that describe the person. */
export type Person = Pick<Resume, 'basics' | 'intention'>

/** Sets a field that is empty if the whole text fits. @returns whether it was set */
export function setField(
  { basics, intention }: Person,
  place: LabelTarget,
  words: string,
  label = '',
): boolean {
  if (place.in === 'links') {
    const link = ResumeLink.safeParse({
      id: `l${basics.links.length + 1}`,
      label: targetOfLabel(label)?.in === 'links' && /^(网址|url|web)$/i.test(label) ? '' : label,
      url: words,
    })
    if (!link.success || link.data.url === '' || basics.links.length >= ResumeLimits.links) return false
    basics.links.push(link.data)
    return true
  }
  if (place.in === 'intention') {
    if (place.field === 'cities') {
      const cities = parseCities(words)
      if (
        intention.cities.length > 0 ||
        cities.length > ResumeLimits.cities ||
        cities.some((city) => characterCount(city) > 40)
      )
        return false
      intention.cities = cities
      return true
    }
    if (intention[place.field] !== '' || characterCount(words) > ResumeLimits.line)
      return intention[place.field] === words
    intention[place.field] = words
    return true
  }
  const { field } = place
  const kind = isPersonalDetail(field) ? personalDetails[field].input.kind : 'line'
  const value =
    kind === 'month'
      ? parseMonth(normalizeDates(words))
      : kind === 'number'
        ? words.replace(/(?:cm|kg|厘米|公斤)$/i, '').trimEnd()
        : words
  if (value === undefined || value === '' || value === 'now') return false
  if (basics[field] !== '') return basics[field] === value
  if (!Basics.shape[field].safeParse(value).success) return false
  basics[field] = value
  return true
}

const isPersonalDetail = (field: string): field is PersonalDetail => field in personalDetails

/** Adds a custom field. @returns whether it fits */
export function addCustomField(
  { basics }: Person,
  { label, value }: { label: string; value: string },
): boolean {
  if (
    basics.custom.length >= ResumeLimits.custom ||
    characterCount(value) > ResumeLimits.line ||
    characterCount(label) > ResumeLimits.line
  )
    return false
  basics.custom.push({ id: `c${basics.custom.length + 1}`, label, value })
  return true
}
