/**
 * What a shared resume can hide of a person, in the order of the form. Plain data, so that browsers need no zod for it.
 * `links` are those that name a person: profiles, personal sites, handles.
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
