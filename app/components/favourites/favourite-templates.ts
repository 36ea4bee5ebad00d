import { createStore } from 'zustand/vanilla'

/** Where a device keeps the favourites of a guest; what it has is carried over to the account at the next login. */
const storageKey = 'favourite-templates'
export const favouritesUrl = '/favourite-templates'

type Favourites = { ids: ReadonlySet<string>; isMember: boolean | undefined }

/** Of the page that is open, for all stars on it. */
export const favouritesStore = createStore<Favourites>(() => ({ ids: new Set(), isMember: undefined }))

/** Reads them once for a page: a guest's from the device; a member's from the account, to which the device's are added. */
export async function loadFavourites(isMember: boolean): Promise<void> {
  if (favouritesStore.getState().isMember === isMember) return
  const onDevice = readDevice()
  favouritesStore.setState({ ids: new Set(onDevice), isMember })
  if (!isMember) return
  const ids = await post({ add: onDevice })
  if (!ids) return
  writeDevice([])
  favouritesStore.setState({ ids: new Set(ids) })
}

/** Shown at once. @returns whether it could be saved; if not, it is shown as before. */
export async function toggleFavourite(id: string): Promise<boolean> {
  const { ids, isMember } = favouritesStore.getState()
  const isAdded = !ids.has(id)
  const next = isAdded ? new Set([id, ...ids]) : new Set([...ids].filter((one) => one !== id))
  favouritesStore.setState({ ids: next })
  if (!isMember) return writeDevice([...next])
  const saved = await post(isAdded ? { add: [id] } : { remove: [id] })
  favouritesStore.setState({ ids: saved ? new Set(saved) : ids })
  return saved !== undefined
}

async function post(change: { add?: string[]; remove?: string[] }): Promise<string[] | undefined> {
  const body = new URLSearchParams()
  for (const [name, ids] of Object.entries(change)) for (const id of ids) body.append(name, id)
  const response = await fetch(favouritesUrl, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
  }).catch(() => undefined)
  if (!response?.ok) return undefined
  const ids: unknown = await response.json().catch(() => undefined)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : undefined
}

/** Browsers may refuse storage, and it may hold anything. */
function readDevice(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, 200) : []
  } catch {
    return []
  }
}

function writeDevice(ids: readonly string[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids))
    return true
  } catch {
    return false
  }
}
