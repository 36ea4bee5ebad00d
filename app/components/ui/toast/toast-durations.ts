/** How long messages stay on the page, in ms, by topic: the table of spec §9. */
export const toastDurationMs = {
  message: 2_500,
  /** Login, logout and binding. */
  login: 2_000,
  /** The API rejected a request, with its message. */
  refusal: 2_000,
  payment: 3_000,
  /** A request without a response, or with an invalid one. */
  request: 5_000,
  /** A script error, or a component that failed. */
  page: 5_000,
  /** A card with a title and none of these topics. */
  notification: 5_000,
} as const
export type ToastTopic = keyof typeof toastDurationMs

/** The same message is not repeated within this time, in ms. */
export const repeatIntervalMs = { request: 3_000, page: 5_000 } as const
