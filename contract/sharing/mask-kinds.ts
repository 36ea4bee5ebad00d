/**
 * Kinds of personal data that a share link can hide, in the order of the form. Without zod, so that pages
 * need not load it.
 * `links` are those that identify a person: profiles, personal sites, handles.
 */
export const MASK_KINDS = [
  'phone',
  'email',
  'wechat',
  'qq',
  'birth',
  'height',
  'weight',
  'ethnicity',
  'marital',
  'hukou',
  'address',
  'salary',
  'links',
] as const
export type MaskKind = (typeof MASK_KINDS)[number]

export function isMaskKind(name: unknown): name is MaskKind {
  return (MASK_KINDS as readonly unknown[]).includes(name)
}
