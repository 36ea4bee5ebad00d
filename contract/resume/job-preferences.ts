/** What a resume may say of the wanted job beside position and cities. */
export const JOB_PREFERENCES = ['salary', 'availability', 'status'] as const
export type JobPreference = (typeof JOB_PREFERENCES)[number]
