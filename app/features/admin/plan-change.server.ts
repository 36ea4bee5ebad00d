import type { DeskTexts } from '#app/i18n/zh/desk'
import type { Upstream } from '#app/api-client/upstream'
import { PlanChange } from '#contract/admin-product'
import { BenefitType } from '#contract/product'
import { refusalOf, type Problem } from './press.server'

/** Changes what a plan gives and how its card shows it. @returns why nothing was changed; undefined when it was. */
export async function changePlan(
  upstream: Upstream,
  form: FormData,
  { act, plans }: Pick<DeskTexts, 'act' | 'plans'>,
): Promise<Problem | undefined> {
  const { lines, misplaced } = linesOf(form)
  if (misplaced) return { field: `place.${misplaced}`, said: plans.badCount }
  const wish = PlanChange.safeParse({
    id: form.get('id'),
    seen: Number(form.get('seen')),
    lines,
    order: numberOf(form.get('order')),
    isRecommended: form.has('isRecommended'),
    description: textsOf(form, 'description'),
    reason: form.get('reason'),
  })
  if (wish.success) return refusalOf(upstream.call('changePlan', wish.data), { act })
  const wrong = wish.error.issues.map(({ path }) => path)
  const line = wrong.find(([field, at]) => field === 'lines' && at !== undefined)
  if (line) {
    const { type } = lines[Number(line[1])]!
    if (line.includes('val')) return { field: `val.${type}`, said: plans.badCount }
    return { field: `text.${type}.${line.includes('en') ? 'en' : 'zh'}`, said: plans.badText }
  }
  if (wrong.some(([field]) => field === 'order')) return { field: 'order', said: plans.badCount }
  const text = wrong.find(([field]) => field === 'description')
  if (text) return { field: `description.${text[1] === 'en' ? 'en' : 'zh'}`, said: plans.badText }
  return wrong.some(([field]) => field === 'reason') ? { field: 'reason', said: act.badReason } : act.wrong
}

/** In the order of their numbers; of the same number the one that stood first. `misplaced`: whose number is none. */
function linesOf(form: FormData) {
  const placed = BenefitType.options
    .map((type) => ({
      type,
      val: numberOf(form.get(`val.${type}`)),
      text: textsOf(form, `text.${type}`),
      place: numberOf(form.get(`place.${type}`)),
    }))
    .sort((a, b) => a.place - b.place)
  return {
    lines: placed.map(({ place: _, ...line }) => line),
    misplaced: placed.find(({ place }) => Number.isNaN(place))?.type,
  }
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
