/** How many tags a resume may have, and how long one is. Without zod, so that pages need not load it. */
export const tagLimits = { perResume: 5, length: 12 } as const
