import type { Translate } from '#app/i18n/i18n-options'
import type { ApiClient } from '#app/api-client/api-client'
import { PlanChangeInput } from '#contract/admin/admin-product'
import { BenefitType } from '#contract/billing/product'
import { refusalMessageOf, type ActionError } from '#app/features/admin/action-result.server'

/** Changes a plan's benefits and its card. @returns why nothing was changed; undefined on success. */
export async function changePlan(
  api: ApiClient,
  form: FormData,
  t: Translate,
): Promise<ActionError | undefined> {
  const { lines, invalidPlaceType } = parseLines(form)
  if (invalidPlaceType)
    return { field: `place.${invalidPlaceType}`, message: t('admin-products:plans.badCount') }
  const parsed = PlanChangeInput.safeParse({
    id: form.get('id'),
    seen: Number(form.get('seen')),
    lines,
    order: parseWholeNumber(form.get('order')),
    isRecommended: form.has('isRecommended'),
    description: readBilingual(form, 'description'),
    reason: form.get('reason'),
  })
  if (parsed.success) return refusalMessageOf(api.call('changePlan', parsed.data), t)
  const issuePaths = parsed.error.issues.map(({ path }) => path)
  const line = issuePaths.find(([field, at]) => field === 'lines' && at !== undefined)
  if (line) {
    const { type } = lines[Number(line[1])]!
    if (line.includes('val')) return { field: `val.${type}`, message: t('admin-products:plans.badCount') }
    return {
      field: `text.${type}.${line.includes('en') ? 'en' : 'zh'}`,
      message: t('admin-products:plans.badText'),
    }
  }
  if (issuePaths.some(([field]) => field === 'order'))
    return { field: 'order', message: t('admin-products:plans.badCount') }
  const text = issuePaths.find(([field]) => field === 'description')
  if (text)
    return {
      field: `description.${text[1] === 'en' ? 'en' : 'zh'}`,
      message: t('admin-products:plans.badText'),
    }
  return issuePaths.some(([field]) => field === 'reason')
    ? { field: 'reason', message: t('admin:act.badReason') }
    : t('admin:act.wrong')
}

/**
 * Sorts by place; equal places keep their order. `invalidPlaceType`: the benefit whose place is no number.
 */
function parseLines(form: FormData) {
  const linesWithPlace = BenefitType.options
    .map((type) => ({
      type,
      val: parseWholeNumber(form.get(`val.${type}`)),
      text: readBilingual(form, `text.${type}`),
      place: parseWholeNumber(form.get(`place.${type}`)),
    }))
    .sort((a, b) => a.place - b.place)
  return {
    lines: linesWithPlace.map(({ place: _, ...line }) => line),
    invalidPlaceType: linesWithPlace.find(({ place }) => Number.isNaN(place))?.type,
  }
}

function readBilingual(form: FormData, name: string) {
  const text = (language: string) => String(form.get(`${name}.${language}`) ?? '')
  return { zh: text('zh'), en: text('en') }
}

/** Parses a typed whole number, also full-width; 不限 is -1, invalid text is NaN. */
export function parseWholeNumber(typed: unknown): number {
  const text = String(typed ?? '')
    .normalize('NFKC')
    .trim()
  if (/^(不限|unlimited)$/i.test(text)) return -1
  return /^-?\d{1,6}$/.test(text) ? Number(text) : NaN
}
