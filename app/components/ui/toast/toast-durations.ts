/** How long what is said stays on the page, in ms, by what it is about: the one table of spec §9. */
export const toastDurationMs = {
  message: 2_500,
  /** Logging in and out, binding. */
  login: 2_000,
  /** The service refused a request, in its own words. */
  refusal: 2_000,
  payment: 3_000,
  /** A request that nobody answered, or not as agreed. */
  request: 5_000,
  /** A script or a component that broke. */
  page: 5_000,
  /** A card with a title that is about none of these. */
  notification: 5_000,
} as const
export type ToastTopic = keyof typeof toastDurationMs

/** For how long the same is not said again, in ms. */
export const repeatIntervalMs = { request: 3_000, page: 5_000 } as const
