/** The optional fields of the job preferences, besides position and cities. */
export const JOB_PREFERENCES = ['salary', 'availability', 'status'] as const
export type JobPreference = (typeof JOB_PREFERENCES)[number]
