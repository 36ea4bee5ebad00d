import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'

/** Kinds as they are kept: in one order, joined by commas. */
export function serializeKinds(kinds: readonly MaskKind[]): string {
  return MASK_KINDS.filter((kind) => kinds.includes(kind)).join(',')
}

export function parseKinds(stored: string): MaskKind[] {
  const names = stored.split(',')
  return MASK_KINDS.filter((kind) => names.includes(kind))
}

/** What a link hides, as kept. One that a machine of the version before set to mask hides everything. */
export function hiddenKindsOf(share: { hidden_kinds: string; shows_contacts: number }): string {
  if (share.hidden_kinds !== '' || share.shows_contacts === 1) return share.hidden_kinds
  return serializeKinds(MASK_KINDS)
}
