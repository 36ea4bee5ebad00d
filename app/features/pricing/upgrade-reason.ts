import type { WorkLeft } from '#contract/benefits'

/** What somebody ran into, or only looks for. */
export type UpgradeReason = 'resumes' | 'resumesFull' | 'downloads' | 'downloadsUsedUp'
export type Wanted = keyof WorkLeft

/** Why the upgrade is shown: what the address says is wanted, else what its page is about; and whether any of it is left. */
export function upgradeReason(asked: string, usual: Wanted, left: WorkLeft | null): UpgradeReason {
  const wanted = asked === 'resumes' || asked === 'downloads' ? asked : usual
  if (left?.[wanted] !== 0) return wanted
  return wanted === 'resumes' ? 'resumesFull' : 'downloadsUsedUp'
}
