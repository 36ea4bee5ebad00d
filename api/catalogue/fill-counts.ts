import { inviteRewardDays } from '#contract/account/invite-terms'
import type { Blog } from '#contract/catalogue/blog'
import { countPositions } from '#resume-model/catalogue-counts'
import { binLifeMs, downloadWindowMs, draftLifeMs, versionLifeMs } from '../lifetimes'
import { isPlanNumber } from './fill-plan-numbers'
import type { Catalogue } from './load-catalogue'

const countPattern = /\{\{([\w.]+)\}\}/g
const daysOf = (ms: number) => ms / (24 * 60 * 60 * 1000)
const days = {
  draftDays: daysOf(draftLifeMs),
  binDays: daysOf(binLifeMs),
  versionDays: daysOf(versionLifeMs),
  downloadDays: daysOf(downloadWindowMs),
  inviteDays: inviteRewardDays,
}

/**
 * An article with `{{positions}}` replaced by how many there are, and `{{binDays}}` and the like by the days that hold, so that
 * no number typed by hand differs from those of the pages. Those of the plans are filled in when it is read
 * (fill-plan-numbers.ts). @throws an Error for another name.
 */
export function fillCounts(blog: Blog, { industries }: Pick<Catalogue, 'industries'>): Blog {
  const counts: Record<string, number> = { positions: countPositions(industries).positions, ...days }
  const fill = (text: string) =>
    text.replace(countPattern, (written, name: string) => {
      if (isPlanNumber(name)) return written
      if (!Object.hasOwn(counts, name)) throw new Error(`nothing is counted as ${written}`)
      return String(counts[name])
    })
  return { ...blog, title: fill(blog.title), summary: fill(blog.summary), text: fill(blog.text) }
}
