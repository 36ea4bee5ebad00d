/** The plans; who buys one goes on to `back` afterwards, a path of this site. */
export function plansUrl(back: string): string {
  return `/pricing?${new URLSearchParams({ back })}`
}

/** Why more resumes need another plan, and the plans; likewise. */
export function upgradeUrl(back: string): string {
  return `/resume/my?${new URLSearchParams({ upgrade: 'resumes', back })}`
}
