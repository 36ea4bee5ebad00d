const usualStudyYears = 4
const usualBirth = '2000-01'

/**
 * Returns the month at which a picker of an empty field opens, by what is written around it; undefined for the current one.
 * `readStored`: the month in another field as it is stored. `schoolYearsBack`: in a degree, how many years ago one usually began it.
 */
export function monthToOpenAt(
  name: string,
  readStored: (name: string) => string | undefined,
  schoolYearsBack?: number,
): string | undefined {
  if (name.endsWith('.birth')) return usualBirth
  const isDegree = schoolYearsBack !== undefined
  const readMonth = (of: string) => {
    const month = readStored(of) ?? ''
    return /^\d{4}-\d{2}$/.test(month) ? month : undefined
  }
  if (name.endsWith('.to')) {
    const start = readMonth(name.replace(/to$/, 'from'))
    if (!isDegree) return start
    const startYear = start ? yearOf(start) : new Date().getFullYear() - schoolYearsBack
    return `${startYear + usualStudyYears}-06`
  }
  const end = readMonth(name.replace(/from$/, 'to'))
  if (end) return isDegree ? `${yearOf(end) - usualStudyYears}-09` : end
  const previous = name.replace(/(?<=items\[)\d+/, (index) => String(Number(index) - 1))
  const near = previous.includes('[-1]') ? undefined : readMonth(previous)
  return near ?? (isDegree ? `${new Date().getFullYear() - schoolYearsBack}-09` : undefined)
}

/** How many years ago a degree was begun: by those with years of work, and by others. */
export const schoolYearsBack = (isExperienced: boolean | undefined): number =>
  isExperienced ? 10 : usualStudyYears

const yearOf = (month: string) => Number(month.slice(0, 4))
