import { isMaskKind, MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import type { Share } from '#contract/sharing/share'

/** The settings of a link as its form holds them, typed or not. */
export type ShareForm = {
  /** A choice of SHARE_DAYS, or `kept`. */
  days: string
  password: string
  removesPassword: boolean
  hidden: MaskKind[]
}

/** A form without the mark of its boxes is none of ours, and hides everything. */
export const kindsMarkerField = 'kinds'

export function parseShareForm(form: FormData): ShareForm {
  return {
    days: String(form.get('days') ?? ''),
    password: String(form.get('password') ?? '').trim(),
    removesPassword: form.get('removesPassword') === 'on',
    hidden: form.has(kindsMarkerField) ? form.getAll('hidden').filter(isMaskKind) : [...MASK_KINDS],
  }
}

/** What the form begins with: the settings there are, else everything hidden, for 30 days. */
export function shareFormDefaults(share: Share | null): ShareForm {
  const hidden = share ? share.hidden : [...MASK_KINDS]
  return { days: share ? 'kept' : '30', password: '', removesPassword: false, hidden }
}

/** The address of what a preview shows: of the words and pages, or of one page. */
export function previewPath(
  id: string,
  hidden: readonly MaskKind[],
  page?: { number: number; hash: string },
) {
  const query = new URLSearchParams({ hidden: hidden.join('.'), ...(page && { v: page.hash }) })
  return `/resume/share/${id}/${page ? page.number : 'preview'}?${query}`
}

/** The kinds that a form hides, as conform holds them: one text, or several. */
export function hiddenKinds(value: unknown): MaskKind[] {
  return [value].flat().filter(isMaskKind)
}

/** The kinds that such an address names. @returns everything where it names none at all. */
export function parseHiddenParam(url: string): MaskKind[] {
  const hiddenParam = new URL(url).searchParams.get('hidden')
  return hiddenParam === null ? [...MASK_KINDS] : hiddenParam.split('.').filter(isMaskKind)
}
