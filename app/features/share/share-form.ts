import { isMaskKind, MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import type { Share } from '#contract/sharing/share'

/** The link settings as the form holds them. */
export type ShareForm = {
  /** A choice of SHARE_EXPIRY_DAYS, or `kept`. */
  days: string
  password: string
  removesPassword: boolean
  hidden: MaskKind[]
}

/** A form without this marker is not from this page, and hides everything. */
export const kindsMarkerField = 'kinds'

export function parseShareForm(form: FormData): ShareForm {
  return {
    days: String(form.get('days') ?? ''),
    password: String(form.get('password') ?? '').trim(),
    removesPassword: form.get('removesPassword') === 'on',
    hidden: form.has(kindsMarkerField) ? form.getAll('hidden').filter(isMaskKind) : [...MASK_KINDS],
  }
}

/** Returns the initial form: the current settings, else everything hidden, for 30 days. */
export function shareFormDefaults(share: Share | null): ShareForm {
  const hidden = share ? share.hidden : [...MASK_KINDS]
  return { days: share ? 'kept' : '30', password: '', removesPassword: false, hidden }
}

/** Returns the URL of a preview: of its text and pages, or of one page. */
export function previewPath(
  id: string,
  hidden: readonly MaskKind[],
  page?: { number: number; hash: string },
) {
  const query = new URLSearchParams({ hidden: hidden.join('.'), ...(page && { v: page.hash }) })
  return `/resume/share/${id}/${page ? page.number : 'preview'}?${query}`
}

/** Returns the kinds a form hides, from conform's value: a string or an array. */
export function hiddenKinds(value: unknown): MaskKind[] {
  return [value].flat().filter(isMaskKind)
}

/** Parses the hidden kinds of such a URL. @returns all kinds without the parameter. */
export function parseHiddenParam(url: string): MaskKind[] {
  const hiddenParam = new URL(url).searchParams.get('hidden')
  return hiddenParam === null ? [...MASK_KINDS] : hiddenParam.split('.').filter(isMaskKind)
}
