import type { DeskTexts } from '#app/i18n/zh/desk'
import type { Upstream } from '#app/upstream/upstream'
import { PlanChange } from '#contract/admin-product'
import { BenefitType } from '#contract/product'
import { refusalOf } from './press.server'

/** Changes what a plan gives and how its card shows it. @returns why nothing was changed, in a sentence; undefined when it was. */
export async function changePlan(
  upstream: Upstream,
  form: FormData,
  { act, plans }: Pick<DeskTexts, 'act' | 'plans'>,
): Promise<string | undefined> {
  const wish = PlanChange.safeParse({
    id: form.get('id'),
    seen: Number(form.get('seen')),
    lines: linesOf(form),
    order: numberOf(form.get('order')),
    isRecommended: form.has('isRecommended'),
    description: textsOf(form, 'description'),
    reason: form.get('reason'),
  })
  if (wish.success) return refusalOf(upstream.call('changePlan', wish.data), { act })
  const wrong = wish.error.issues.map(({ path }) => path)
  if (wrong.some((path) => path.includes('val') || path[0] === 'order')) return plans.badCount
  if (wrong.some((path) => path.includes('text') || path[0] === 'description')) return plans.badText
  return wrong.some(([field]) => field === 'reason') ? act.badReason : act.wrong
}

/** In the order of their numbers; of the same number the one that stood first. */
function linesOf(form: FormData) {
  return BenefitType.options
    .map((type) => ({
      type,
      val: numberOf(form.get(`val.${type}`)),
      text: textsOf(form, `text.${type}`),
      place: numberOf(form.get(`place.${type}`)),
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ place: _, ...line }) => line)
}

function textsOf(form: FormData, name: string) {
  const text = (language: string) => String(form.get(`${name}.${language}`) ?? '')
  return { zh: text('zh'), en: text('en') }
}

/** A whole number as people type it, full-width too, 不限 for any number; NaN for what is none. */
export function numberOf(typed: unknown): number {
  const text = String(typed ?? '')
    .normalize('NFKC')
    .trim()
  if (/^(不限|unlimited)$/i.test(text)) return -1
  return /^-?\d{1,6}$/.test(text) ? Number(text) : NaN
}
