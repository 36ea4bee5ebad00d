/** Returns the URL of the plans; after a purchase the user continues at `back`, a path of this site. */
export function plansUrl(back: string): string {
  return `/pricing?${new URLSearchParams({ back })}`
}

/** Returns the URL that explains the limit of resumes and shows the plans; `back` as above. */
export function upgradeUrl(back: string): string {
  return `/resume/my?${new URLSearchParams({ upgrade: 'resumes', back })}`
}
