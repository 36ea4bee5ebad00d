import { lazy, type ComponentType } from 'react'

/** A part that loads when it is shown. Without a network the page does without it. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .catch((): ComponentType<Props> => () => null)
      .then((part) => ({ default: part })),
  )
