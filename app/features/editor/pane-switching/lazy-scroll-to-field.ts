/** The same once its code is there: for places that are part of the page before anything is pressed. */
export const lazyScrollToField = (path: string, place: string): Promise<void> =>
  import('./scroll-to-field').then(
    ({ scrollToField }) => scrollToField(path, place),
    () => undefined,
  )
