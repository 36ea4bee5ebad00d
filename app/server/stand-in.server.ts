import type { OutputOf } from '#contract/endpoints'
import { BenefitIds, pointsLeftOf, workLeftOf, type PlanBenefits } from '#contract/benefits'
import type { Who } from '#app/session/who.server'
import { countMarks, nameMark, type Count } from './marks'

/** What reading pages show of a person beside name and numbers: many have it in common. */
export type Kind = Pick<PlanBenefits, 'plan' | 'planName' | 'inPlan' | 'benefits'> & { isNamed: boolean }
/** Somebody of a kind, for whom a page is made that all of that kind are shown. */
export type StandIn = { who: Who; profile: OutputOf<'readProfile'> }

/** From here on numbers are filled in; smaller ones, and "any", may be said in other words. */
const manyFrom = 10
const { resumeMaxNum, resumeMaxDownloadCount, resumeTemplateLevel, ...points } = BenefitIds
const pointIds = Object.values(points).map(String)
const shown = [resumeMaxNum, resumeMaxDownloadCount, resumeTemplateLevel].map(String).concat(pointIds)

/** What kind somebody is, and the numbers they have left of which their kind only says that they are many. */
export function kindOf(person: PlanBenefits): { kind: Kind; counts: Partial<Record<Count, number>> } {
  const { plan, planName, inPlan, nickname, benefits } = person
  const left = { ...workLeftOf(person), points: pointsLeftOf(person) }
  const said = (count: Count) => (left[count] < manyFrom ? left[count] : countMarks[count])
  const level = benefits[resumeTemplateLevel]
  const kept = {
    [resumeMaxNum]: said('resumes'),
    [resumeMaxDownloadCount]: said('downloads'),
    // However many there are of each: pages only say how many they are together.
    [points.catPoints]: said('points'),
    ...(level !== undefined && { [resumeTemplateLevel]: level }),
  }
  return { kind: { plan, planName, inPlan, benefits: kept, isNamed: nickname !== '' }, counts: left }
}

/** @param spoils is called when a page asks for something that two people of a kind need not have in common. */
export function standInOf({ plan, planName, inPlan, benefits, isNamed }: Kind, spoils: () => void): StandIn {
  const told = <T extends object>(part: Partial<T>, others: readonly string[] = []) =>
    onlyTold<T>(part, others, spoils)
  const left = told<PlanBenefits['benefits']>(benefits, shown)
  const nickname = isNamed ? nameMark : ''
  return {
    who: {
      state: 'user',
      benefits: told<PlanBenefits>({ plan, planName, inPlan, nickname, benefits: left }),
    },
    // Whose account is about to be erased is no stand-in for others.
    profile: told<OutputOf<'readProfile'>>({ closesAt: null }),
  }
}

/** What has these fields, and tells when it is asked for another one or for all. */
function onlyTold<T extends object>(part: Partial<T>, others: readonly string[], spoils: () => void): T {
  return new Proxy(part, {
    get(target, name) {
      const isField = typeof name === 'string' && name !== 'then'
      if (isField && !(name in target) && !others.includes(name)) spoils()
      return Reflect.get(target, name) as unknown
    },
    has(target, name) {
      spoils()
      return Reflect.has(target, name)
    },
    ownKeys(target) {
      spoils()
      return Reflect.ownKeys(target)
    },
  }) as T
}
