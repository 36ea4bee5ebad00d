import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'

/** Serializes kinds for the database: in one fixed order, joined by commas. */
export function serializeKinds(kinds: readonly MaskKind[]): string {
  return MASK_KINDS.filter((kind) => kinds.includes(kind)).join(',')
}

export function parseKinds(stored: string): MaskKind[] {
  const names = stored.split(',')
  return MASK_KINDS.filter((kind) => names.includes(kind))
}

/**
 * The kinds a link hides, serialized. A link that a process of the previous version set to mask hides
 * everything.
 */
export function hiddenKindsOf(share: { hidden_kinds: string; shows_contacts: number }): string {
  if (share.hidden_kinds !== '' || share.shows_contacts === 1) return share.hidden_kinds
  return serializeKinds(MASK_KINDS)
}
