import { useSyncExternalStore } from 'react'

/** False in the HTML of the server, and so where there are no scripts; true once React has the page. */
export const useIsScripted = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => undefined
