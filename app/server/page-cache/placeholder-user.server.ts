import type { OutputOf } from '#contract/http/endpoints'
import {
  BenefitIds,
  remainingPointsOf,
  remainingQuotaOf,
  type PlanBenefits,
} from '#contract/billing/benefits'
import type { CurrentUser } from '#app/session/current-user.server'
import { countPlaceholders, namePlaceholder, type CountName } from './slot-placeholders'

/** What reading pages show of a person beside name and numbers: many have it in common. */
export type MemberSegment = Pick<PlanBenefits, 'plan' | 'planName' | 'inPlan' | 'benefits'> & {
  hasName: boolean
}
/** Somebody of a kind, for whom a page is made that all of that kind are shown. */
export type PlaceholderUser = { currentUser: CurrentUser; profile: OutputOf<'readProfile'> }

/** From here on numbers are filled in; smaller ones, and "any", may be said in other words. */
const manyThreshold = 10
const { resumeMaxNum, resumeMaxDownloadCount, resumeTemplateLevel, ...points } = BenefitIds
const pointBenefitIds = Object.values(points).map(String)
const shownBenefitIds = [resumeMaxNum, resumeMaxDownloadCount, resumeTemplateLevel]
  .map(String)
  .concat(pointBenefitIds)

/** What kind somebody is, and the numbers they have left of which their kind only says that they are many. */
export function memberSegment(person: PlanBenefits): {
  segment: MemberSegment
  counts: Partial<Record<CountName, number>>
} {
  const { plan, planName, inPlan, nickname, benefits } = person
  const remaining = { ...remainingQuotaOf(person), points: remainingPointsOf(person) }
  const shownCount = (count: CountName) =>
    remaining[count] < manyThreshold ? remaining[count] : countPlaceholders[count]
  const level = benefits[resumeTemplateLevel]
  const segmentBenefits = {
    [resumeMaxNum]: shownCount('resumes'),
    [resumeMaxDownloadCount]: shownCount('downloads'),
    // However many there are of each: pages only say how many they are together.
    [points.catPoints]: shownCount('points'),
    ...(level !== undefined && { [resumeTemplateLevel]: level }),
  }
  return {
    segment: { plan, planName, inPlan, benefits: segmentBenefits, hasName: nickname !== '' },
    counts: remaining,
  }
}

/** @param spoils is called when a page asks for something that two people of a kind need not have in common. */
export function createPlaceholderUser(
  { plan, planName, inPlan, benefits, hasName }: MemberSegment,
  onUnshared: () => void,
): PlaceholderUser {
  const tracked = <T extends object>(fields: Partial<T>, allowed: readonly string[] = []) =>
    trackAccess<T>(fields, allowed, onUnshared)
  const remaining = tracked<PlanBenefits['benefits']>(benefits, shownBenefitIds)
  const nickname = hasName ? namePlaceholder : ''
  return {
    currentUser: {
      state: 'user',
      benefits: tracked<PlanBenefits>({ plan, planName, inPlan, nickname, benefits: remaining }),
    },
    // Whose account is about to be erased is no stand-in for others.
    profile: tracked<OutputOf<'readProfile'>>({ closesAt: null }),
  }
}

/** What has these fields, and tells when it is asked for another one or for all. */
function trackAccess<T extends object>(
  fields: Partial<T>,
  allowed: readonly string[],
  onUnshared: () => void,
): T {
  return new Proxy(fields, {
    get(target, name) {
      const isField = typeof name === 'string' && name !== 'then'
      if (isField && !(name in target) && !allowed.includes(name)) onUnshared()
      return Reflect.get(target, name) as unknown
    },
    has(target, name) {
      onUnshared()
      return Reflect.has(target, name)
    },
    ownKeys(target) {
      onUnshared()
      return Reflect.ownKeys(target)
    },
  }) as T
}
