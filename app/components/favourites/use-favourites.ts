import { useEffect } from 'react'
import { useStore } from 'zustand'
import { favouritesStore, loadFavourites } from './favourite-templates'

/** The ids of the user's favourite templates; none until scripts have read them. */
export function useFavourites(isMember: boolean): ReadonlySet<string> {
  useEffect(() => void loadFavourites(isMember), [isMember])
  return useStore(favouritesStore, ({ ids }) => ids)
}
